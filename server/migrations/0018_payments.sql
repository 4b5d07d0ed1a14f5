CREATE TABLE "coin_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"currency_code" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"tag" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_method_absences" (
	"method_id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_method_places" (
	"method_id" text NOT NULL,
	"market" text DEFAULT '' NOT NULL,
	"currency_code" text DEFAULT '' NOT NULL,
	"is_enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "payment_method_places_method_id_market_currency_code_pk" PRIMARY KEY("method_id","market","currency_code")
);
--> statement-breakpoint
CREATE TABLE "payment_alarms" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" bigint,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"values" json NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payment_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"change" text NOT NULL,
	"reference" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notifications_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" text NOT NULL,
	"from" text,
	"to" text,
	"actor_kind" text NOT NULL,
	"actor_name" text,
	"note" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"reference" text NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"request_id" bigint,
	"user_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"currency_code" text NOT NULL,
	"rate" numeric NOT NULL,
	"wallet_currency_code" text NOT NULL,
	"wallet_rate" numeric NOT NULL,
	"wallet_amount" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"settled_currency_code" text,
	"settled_rate" numeric,
	"booked" json DEFAULT '{}'::json NOT NULL,
	"balance_after" bigint,
	"country_code" text,
	"bonus_id" integer,
	"error_code" text,
	"reason" text,
	"action" json,
	"confirmations_seen" integer,
	"confirmations_needed" integer,
	"return_path" text,
	"account_id" bigint,
	"target" json,
	"first_yes_by" integer,
	"first_yes_at" timestamp with time zone,
	"first_yes_note" text,
	"reported_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"send_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"expected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_amount" CHECK (amount > 0 and fee >= 0 and settled >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method_id" text NOT NULL,
	"token" text NOT NULL,
	"shown" text NOT NULL,
	"holder" text,
	"target" json,
	"currency_code" text NOT NULL,
	"paid_in" bigint DEFAULT 0 NOT NULL,
	"paid_out" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_addresses_owner" ON "coin_addresses" USING btree ("user_id","provider","currency_code","network");--> statement-breakpoint
CREATE INDEX "coin_addresses_address" ON "coin_addresses" USING btree ("provider","network","address");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_contacts_address" ON "coin_contacts" USING btree ("user_id","currency_code","network","address");--> statement-breakpoint
CREATE INDEX "payment_alarms_open" ON "payment_alarms" USING btree ("id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "payment_alarms_payment" ON "payment_alarms" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_changes_at" ON "payment_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_steps_payment" ON "payment_steps" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_steps_staff" ON "payment_steps" USING btree ("actor_kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_request" ON "payments" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("state","updated_at") WHERE state in ('created', 'waiting', 'needs_customer', 'requested', 'in_review', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","kind","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_token" ON "payout_accounts" USING btree ("user_id","method_id","token","currency_code");--> statement-breakpoint
CREATE INDEX "payout_accounts_shared" ON "payout_accounts" USING btree ("method_id","token");