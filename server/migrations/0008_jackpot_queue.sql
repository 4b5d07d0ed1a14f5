--> statement-breakpoint
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
