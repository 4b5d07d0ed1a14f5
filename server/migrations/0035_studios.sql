CREATE TABLE "studio_alarms" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" text NOT NULL,
	"user_id" integer,
	"books" text,
	"file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_movements" (
	"partner" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"game_id" integer,
	"round" text NOT NULL,
	"round_id" text,
	"currency_code" text,
	"amount" bigint NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"bonus_wager" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"reference" text,
	"is_rolled_back" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_movements_partner_transaction_id_pk" PRIMARY KEY("partner","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "studio_requests" (
	"partner" text NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_requests_partner_request_id_pk" PRIMARY KEY("partner","request_id")
);
--> statement-breakpoint
CREATE TABLE "studio_rounds" (
	"partner" text NOT NULL,
	"user_id" integer NOT NULL,
	"round" text NOT NULL,
	"round_id" text NOT NULL,
	CONSTRAINT "studio_rounds_partner_user_id_round_pk" PRIMARY KEY("partner","user_id","round")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "partner_game" text;--> statement-breakpoint
CREATE INDEX "studio_alarms_transaction" ON "studio_alarms" USING btree ("partner","transaction_id","kind");--> statement-breakpoint
CREATE INDEX "studio_movements_reference" ON "studio_movements" USING btree ("partner","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "studio_movements_time" ON "studio_movements" USING btree ("partner","created_at");--> statement-breakpoint
CREATE INDEX "games_partner" ON "games" USING btree ("partner","partner_game") WHERE partner is not null;