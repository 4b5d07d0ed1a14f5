CREATE TABLE "players_now" (
	"session_id" text PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"user_id" integer,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "jackpot_return" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players_now" ADD CONSTRAINT "players_now_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "players_now_seen" ON "players_now" USING btree ("seen_at");--> statement-breakpoint
CREATE FUNCTION "jackpot_return"(seed bigint, share integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT floor(share::numeric * (2 * seed + twice) / twice)::integer FROM (SELECT ((seed + 3) / 4 + 2 * seed + 1)::numeric AS twice) AS bets
$$;--> statement-breakpoint
CREATE FUNCTION "publish_jackpot_returns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "games" SET "jackpot_return" = computed."total" FROM (
		SELECT g."id", coalesce(sum("jackpot_return"(j."seed_amount", j."share")), 0)::integer AS "total" FROM "games" g
			LEFT JOIN "jackpot_games" l ON l."game_id" = g."id" LEFT JOIN "jackpots" j ON j."id" = l."jackpot_id"
			WHERE l."game_id" IS NOT NULL OR g."jackpot_return" <> 0 GROUP BY g."id"
	) AS computed WHERE computed."id" = "games"."id" AND computed."total" <> "games"."jackpot_return";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "jackpot_games_publish" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "jackpot_games"
	FOR EACH STATEMENT EXECUTE FUNCTION "publish_jackpot_returns"();--> statement-breakpoint
CREATE TRIGGER "jackpots_publish" AFTER UPDATE OF "seed_amount", "share" ON "jackpots"
	FOR EACH STATEMENT EXECUTE FUNCTION "publish_jackpot_returns"();--> statement-breakpoint
UPDATE "games" SET "jackpot_return" = computed."total" FROM (
	SELECT l."game_id", sum("jackpot_return"(j."seed_amount", j."share"))::integer AS "total"
		FROM "jackpot_games" l JOIN "jackpots" j ON j."id" = l."jackpot_id" GROUP BY l."game_id"
) AS computed WHERE computed."game_id" = "games"."id";
