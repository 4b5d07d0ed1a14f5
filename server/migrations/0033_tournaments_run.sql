CREATE TABLE "tournament_awards" (
	"tournament_id" integer NOT NULL,
	"place" integer NOT NULL,
	"user_id" integer NOT NULL,
	"prize_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"prize_id" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"currency_code" text,
	"paid" bigint DEFAULT 0 NOT NULL,
	"bonus_id" integer,
	"try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "tournament_awards_tournament_id_place_pk" PRIMARY KEY("tournament_id","place")
);
--> statement-breakpoint
CREATE TABLE "tournament_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text,
	"change" text NOT NULL,
	"version" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "tournament_drafts" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" text,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"tournament_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"reached_round" bigint,
	"rounds" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"best_round" bigint,
	"best_gain" bigint DEFAULT 0 NOT NULL,
	"place" integer,
	CONSTRAINT "tournament_entries_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content" json,
	"version" integer DEFAULT 0 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tournament_plans_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "tournament_queue" (
	"round_number" bigint PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_versions" (
	"plan_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	CONSTRAINT "tournament_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "tournament_prizes" ADD COLUMN "promotion_id" integer;--> statement-breakpoint
ALTER TABLE "tournament_prizes" ADD COLUMN "bonus_version" integer;--> statement-breakpoint
ALTER TABLE "tournament_prizes" ADD COLUMN "bonus_rules" json;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "run_key" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "rules" json;--> statement-breakpoint
UPDATE "tournaments" SET "rules" = json_build_object('leaderboardType', "leaderboard_type", 'pointsPerEuro', 1, 'winFrom', null, 'winPoints', 0,
  'minBet', 0, 'mostCounted', null, 'games', '[]'::json, 'providers', '[]'::json, 'categories', '[]'::json, 'needsOptIn', false);--> statement-breakpoint
ALTER TABLE "tournaments" ALTER COLUMN "rules" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "closing_after" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "tournament_awards" ADD CONSTRAINT "tournament_awards_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_changes" ADD CONSTRAINT "tournament_changes_plan_id_tournament_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."tournament_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_drafts" ADD CONSTRAINT "tournament_drafts_plan_id_tournament_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."tournament_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_versions" ADD CONSTRAINT "tournament_versions_plan_id_tournament_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."tournament_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_awards_player" ON "tournament_awards" USING btree ("tournament_id","user_id");--> statement-breakpoint
CREATE INDEX "tournament_awards_due" ON "tournament_awards" USING btree ("try_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "tournament_changes_plan" ON "tournament_changes" USING btree ("plan_id","id");--> statement-breakpoint
CREATE INDEX "tournament_entries_rank" ON "tournament_entries" USING btree ("tournament_id","score" DESC,"reached_at","reached_round") WHERE score > 0;--> statement-breakpoint
CREATE INDEX "tournament_entries_user" ON "tournament_entries" USING btree ("user_id","tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_queue_settled" ON "tournament_queue" USING btree ("settled_at","round_number");--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_plan_id_tournament_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."tournament_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournaments_run" ON "tournaments" USING btree ("plan_id","run_key");--> statement-breakpoint
CREATE INDEX "tournaments_unfinished" ON "tournaments" USING btree ("end_at") WHERE finished_at is null and cancelled_at is null;--> statement-breakpoint
CREATE FUNCTION "queue_tournament_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "tournament_queue" ("round_number", "settled_at")
    SELECT NEW."number", NEW."settled_at" WHERE EXISTS (SELECT 1 FROM "tournaments" WHERE "start_at" <= NEW."settled_at"
      AND "end_at" > NEW."settled_at" AND "finished_at" IS NULL AND "cancelled_at" IS NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_counted_at_once" AFTER INSERT ON "rounds"
  FOR EACH ROW WHEN (NEW."state" = 'settled' AND NOT NEW."is_demo" AND NEW."user_id" IS NOT NULL AND NEW."bet" > NEW."bonus_bet")
  EXECUTE FUNCTION "queue_tournament_round"();--> statement-breakpoint
CREATE TRIGGER "rounds_counted_later" AFTER UPDATE OF "state" ON "rounds"
  FOR EACH ROW WHEN (NEW."state" = 'settled' AND OLD."state" <> 'settled' AND NOT NEW."is_demo" AND NEW."user_id" IS NOT NULL
    AND NEW."bet" > NEW."bonus_bet")
  EXECUTE FUNCTION "queue_tournament_round"();
