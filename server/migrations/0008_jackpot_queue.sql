CREATE TABLE "jackpot_queue" (
	"round_number" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "rounds_feed";--> statement-breakpoint
DROP INDEX "rounds_high";--> statement-breakpoint
DROP INDEX "rounds_multiplier";--> statement-breakpoint
ALTER TABLE "jackpots" ADD COLUMN "fraction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "rounds_feed" ON "rounds" USING btree ("settled_at","number") WHERE state = 'settled' and not is_demo;--> statement-breakpoint
CREATE INDEX "rounds_high" ON "rounds" USING btree ("settled_at","number") WHERE state = 'settled' and not is_demo and base_bet >= 10000;--> statement-breakpoint
CREATE INDEX "rounds_multiplier" ON "rounds" USING btree ("multiplier","settled_at") WHERE state = 'settled' and not is_demo and multiplier > 1;--> statement-breakpoint
ALTER TABLE "jackpots" DROP COLUMN "last_round_number";--> statement-breakpoint
CREATE FUNCTION "queue_jackpot_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jackpot_queue" ("round_number")
    SELECT NEW."number" WHERE EXISTS (SELECT 1 FROM "jackpot_games" WHERE "game_id" = NEW."game_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_settled_at_once" AFTER INSERT ON "rounds"
  FOR EACH ROW WHEN (NEW."state" = 'settled' AND NOT NEW."is_demo")
  EXECUTE FUNCTION "queue_jackpot_round"();--> statement-breakpoint
CREATE TRIGGER "rounds_settled_later" AFTER UPDATE OF "state" ON "rounds"
  FOR EACH ROW WHEN (NEW."state" = 'settled' AND OLD."state" <> 'settled' AND NOT NEW."is_demo")
  EXECUTE FUNCTION "queue_jackpot_round"();
