CREATE TABLE "game_returns" (
	"game_id" integer NOT NULL,
	"version" integer NOT NULL,
	"return_to_player" integer,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_returns_game_id_version_pk" PRIMARY KEY("game_id","version")
);
--> statement-breakpoint
ALTER TABLE "game_returns" ADD CONSTRAINT "game_returns_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "game_returns" ("game_id", "version", "return_to_player") SELECT "id", 1, "return_to_player" + "jackpot_return" FROM "games";--> statement-breakpoint
CREATE FUNCTION "keep_first_returns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "game_returns" ("game_id", "version", "return_to_player") SELECT "id", 1, "return_to_player" + "jackpot_return" FROM "added";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_first_return" AFTER INSERT ON "games" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_first_returns"();--> statement-breakpoint
CREATE FUNCTION "keep_return"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "game_returns" ("game_id", "version", "return_to_player", "since")
		SELECT NEW."id", coalesce(max("version") FILTER (WHERE "since" < now()), 0) + 1, NEW."return_to_player" + NEW."jackpot_return", now()
			FROM "game_returns" WHERE "game_id" = NEW."id"
		ON CONFLICT ("game_id", "version") DO UPDATE SET "return_to_player" = excluded."return_to_player";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_return" AFTER UPDATE OF "return_to_player", "jackpot_return" ON "games"
	FOR EACH ROW WHEN (OLD."return_to_player" + OLD."jackpot_return" IS DISTINCT FROM NEW."return_to_player" + NEW."jackpot_return")
	EXECUTE FUNCTION "keep_return"();