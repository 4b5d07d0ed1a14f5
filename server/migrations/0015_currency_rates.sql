CREATE TABLE "currency_rates" (
	"currency_code" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"per_euro" numeric NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_rates_currency_code_as_of_pk" PRIMARY KEY("currency_code","as_of"),
	CONSTRAINT "currency_rates_per_euro" CHECK (per_euro > 0)
);
--> statement-breakpoint
ALTER TABLE "jackpots" ALTER COLUMN "fraction" SET DATA TYPE bigint;--> statement-breakpoint
UPDATE "jackpots" SET "fraction" = "fraction" * 100000000;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "rate" numeric DEFAULT '1' NOT NULL;--> statement-breakpoint
-- what rounds were counted by before rates were kept; currencies that had none counted as euros
UPDATE "rounds" SET "rate" = was."rate" FROM (VALUES ('USD', 1.1), ('GBP', 0.85), ('DKK', 7.46), ('NOK', 11.6), ('SEK', 11.3), ('CHF', 0.95), ('PLN', 4.3), ('CZK', 25), ('HUF', 395), ('RON', 4.97), ('BGN', 1.96), ('ISK', 150), ('TRY', 38), ('BRL', 6), ('CAD', 1.5), ('AUD', 1.65), ('NZD', 1.8), ('MXN', 20), ('ARS', 1100), ('CLP', 1030), ('COP', 4500), ('PEN', 4.1), ('UYU', 45), ('JPY', 165), ('KRW', 1500), ('CNY', 7.9), ('HKD', 8.6), ('SGD', 1.45), ('TWD', 35), ('INR', 92), ('IDR', 17500), ('THB', 38), ('VND', 27500), ('PHP', 63), ('MYR', 4.9), ('ZAR', 20), ('NGN', 1700), ('KES', 142), ('GHS', 16), ('EGP', 54), ('MAD', 10.8), ('AED', 4), ('SAR', 4.1), ('ILS', 4), ('UAH', 45), ('KZT', 540), ('GEL', 3), ('BTC', 0.000016), ('ETH', 0.00035), ('LTC', 0.012), ('USDT', 1.1), ('USDC', 1.1), ('DOGE', 5)) AS was("code", "rate") WHERE "rounds"."currency_code" = was."code";--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "paid_currency_code" text;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "rate" numeric;--> statement-breakpoint
UPDATE "jackpot_wins" AS w SET "paid" = w."amount", "paid_currency_code" = w."currency_code", "rate" = 1;--> statement-breakpoint
UPDATE "jackpot_wins" AS w SET "paid" = e."amount", "paid_currency_code" = e."currency_code", "rate" = r."rate"
	FROM "rounds" AS r, "ledger_transactions" AS t, "ledger_entries" AS e
	WHERE r."id" = w."round_id" AND t."reference" = 'jackpot:' || w."jackpot_id" || ':win:' || w."round_id" AND e."transaction_id" = t."id" AND e."account" = 'cash';--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "paid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "paid_currency_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "play_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "play_checked_at" timestamp with time zone;