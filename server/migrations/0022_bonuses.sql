CREATE TABLE "bonus_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bonus_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"bonus_type" text NOT NULL,
	"state" text NOT NULL,
	"currency_code" text NOT NULL,
	"terms" json NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"to_wager" bigint DEFAULT 0 NOT NULL,
	"wager_left" bigint DEFAULT 0 NOT NULL,
	"spins_left" integer DEFAULT 0 NOT NULL,
	"payment_id" bigint,
	"take_key" text NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"paid" bigint DEFAULT 0 NOT NULL,
	"burned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "player_bonuses_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "bonus_id" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "rules" json;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_steps" ADD CONSTRAINT "bonus_steps_bonus_id_player_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_steps_bonus" ON "bonus_steps" USING btree ("bonus_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_once" ON "player_bonuses" USING btree ("user_id","promotion_id","take_key");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_running" ON "player_bonuses" USING btree ("user_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "player_bonuses_user" ON "player_bonuses" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "player_bonuses_promotion" ON "player_bonuses" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "player_bonuses_due" ON "player_bonuses" USING btree ("expires_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
INSERT INTO "player_bonuses" ("user_id", "promotion_id", "bonus_type", "state", "currency_code", "terms", "amount", "to_wager", "wager_left", "take_key", "started_at", "expires_at")
	SELECT u."id", p."id", p."bonus_type", 'running', u."currency_code", json_build_object('version', 0, 'currencyCode', u."currency_code",
		'gives', json_build_object('kind', 'amount', 'amount', w."non_cash_amount"), 'wager', json_build_object('times', 1, 'on', 'bonus'), 'use', 'REAL_TO_FUN',
		'shares', json_build_object(), 'excludedGames', json_build_array(), 'days', 30, 'waitDays', 7, 'maxBet', null, 'oncePer', 'player'),
		w."non_cash_amount", u."bonus_amount_to_wager", u."bonus_wager_left", 'once', now(), now() + interval '30 days'
	FROM "users" AS u JOIN "promotions" AS p ON p."id" = u."active_bonus_id" JOIN "wallets" AS w ON w."user_id" = u."id" AND w."currency_code" = u."currency_code";--> statement-breakpoint
UPDATE "wallets" AS w SET "bonus_id" = b."id" FROM "player_bonuses" AS b WHERE b."user_id" = w."user_id" AND b."currency_code" = w."currency_code";--> statement-breakpoint
UPDATE "rounds" SET "bonus_id" = NULL, "bonus_wager" = 0 WHERE "bonus_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "active_bonus_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "bonus_wager_left";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "bonus_amount_to_wager";