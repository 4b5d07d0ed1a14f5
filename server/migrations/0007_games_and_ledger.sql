CREATE TABLE "jackpot_games" (
	"jackpot_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "jackpot_games_jackpot_id_game_id_pk" PRIMARY KEY("jackpot_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "jackpot_wins" (
	"id" serial PRIMARY KEY NOT NULL,
	"jackpot_id" integer NOT NULL,
	"user_id" integer,
	"game_id" integer NOT NULL,
	"round_id" text,
	"currency_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jackpot_wins_round_id_unique" UNIQUE("round_id")
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" json NOT NULL,
	"currency_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"seed_amount" bigint NOT NULL,
	"share" integer NOT NULL,
	"drops_at" bigint NOT NULL,
	"last_round_number" bigint DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "jackpots_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"user_id" integer,
	"currency_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "crash_rounds" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"crash_at" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"crashed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer,
	"sign_in_id" text,
	"game_id" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	"currency_code" text NOT NULL,
	"demo_balance" bigint DEFAULT 0 NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"game_session_id" text,
	"user_id" integer,
	"game_id" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	"state" text NOT NULL,
	"currency_code" text NOT NULL,
	"bet" bigint NOT NULL,
	"bonus_bet" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"base_bet" bigint NOT NULL,
	"base_payout" bigint DEFAULT 0 NOT NULL,
	"multiplier" double precision DEFAULT 0 NOT NULL,
	"seed_id" bigint,
	"nonce" integer,
	"crash_round_id" integer,
	"choice" json NOT NULL,
	"outcome" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "rounds_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"state" text NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"from_place" integer NOT NULL,
	"to_place" integer NOT NULL,
	"prize_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" json NOT NULL,
	"short_description" json NOT NULL,
	"description" json NOT NULL,
	"terms_and_condition" json NOT NULL,
	"image" text NOT NULL,
	"leaderboard_type" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "client_model" text;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_games" ADD CONSTRAINT "jackpot_games_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_games" ADD CONSTRAINT "jackpot_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_crash_round_id_crash_rounds_id_fk" FOREIGN KEY ("crash_round_id") REFERENCES "public"."crash_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_prizes" ADD CONSTRAINT "tournament_prizes_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_at" ON "jackpot_wins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "game_sessions_user" ON "game_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "rounds_feed" ON "rounds" USING btree ("number") WHERE state = 'settled' and not is_demo;--> statement-breakpoint
CREATE INDEX "rounds_user" ON "rounds" USING btree ("user_id","number") WHERE state = 'settled' and not is_demo;--> statement-breakpoint
CREATE INDEX "rounds_high" ON "rounds" USING btree ("number") WHERE state = 'settled' and not is_demo and base_bet >= 10000;--> statement-breakpoint
CREATE INDEX "rounds_multiplier" ON "rounds" USING btree ("multiplier","number") WHERE state = 'settled' and not is_demo;--> statement-breakpoint
CREATE INDEX "rounds_payout" ON "rounds" USING btree ("base_payout","settled_at") WHERE state = 'settled' and not is_demo and payout > bet;--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("user_id","game_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "rounds_crash" ON "rounds" USING btree ("crash_round_id");--> statement-breakpoint
CREATE INDEX "rounds_session" ON "rounds" USING btree ("game_session_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "seeds_in_use" ON "seeds" USING btree ("owner","state") WHERE state <> 'revealed';--> statement-breakpoint
CREATE INDEX "seeds_owner" ON "seeds" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "tournament_prizes_tournament" ON "tournament_prizes" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "tournaments_time" ON "tournaments" USING btree ("start_at","end_at");--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_amount" CHECK (amount >= 0);--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_non_cash_amount" CHECK (non_cash_amount >= 0);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE FUNCTION ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.transaction_id GROUP BY currency_code HAVING sum(amount) <> 0
	) THEN
		RAISE EXCEPTION 'The entries of ledger transaction % do not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();--> statement-breakpoint
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the ledger stay as they are' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
INSERT INTO "ledger_transactions" ("kind", "reference")
SELECT 'opening', 'opening:' || "user_id" || ':' || "currency_code" FROM "wallets" WHERE "amount" <> 0 OR "non_cash_amount" <> 0;--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "user_id", "currency_code", "amount")
SELECT t."id", e.account, e.user_id, w."currency_code", e.amount
FROM "wallets" w
JOIN "ledger_transactions" t ON t."reference" = 'opening:' || w."user_id" || ':' || w."currency_code"
CROSS JOIN LATERAL (VALUES
	('cash', w."user_id", w."amount"),
	('bonus', w."user_id", w."non_cash_amount"),
	('outside', NULL, -w."amount" - w."non_cash_amount")
) AS e(account, user_id, amount)
WHERE e.amount <> 0;
