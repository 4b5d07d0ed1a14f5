CREATE TABLE "friend_checks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"reason" text,
	"found_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"is_for_good" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_months" (
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"percent_hundredths" integer NOT NULL,
	"sums" json NOT NULL,
	"brought" json NOT NULL,
	"currency_code" text NOT NULL,
	"paid" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "friend_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_referrers_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_revenue" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "friend_checks_referrer" ON "friend_checks" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "friend_checks_checked" ON "friend_checks" USING btree ("checked_at");