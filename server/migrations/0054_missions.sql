CREATE TABLE "mission_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mission_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text,
	"change" text NOT NULL,
	"version" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "mission_drafts" (
	"mission_id" integer PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" text,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mission_entries" (
	"run_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"currency_code" text NOT NULL,
	"rate" numeric NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"games" integer[] DEFAULT '{}' NOT NULL,
	"completed_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"paid_currency" text,
	"paid" bigint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"bonus_id" integer,
	CONSTRAINT "mission_entries_run_id_user_id_pk" PRIMARY KEY("run_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mission_queue" (
	"round_number" bigint PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"is_again" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"mission_id" integer NOT NULL,
	"version" integer NOT NULL,
	"run_key" text NOT NULL,
	"content" json NOT NULL,
	"bonus_version" integer,
	"bonus_rules" json,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_versions" (
	"mission_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	CONSTRAINT "mission_versions_mission_id_version_pk" PRIMARY KEY("mission_id","version")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content" json,
	"version" integer DEFAULT 0 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "missions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mission_changes" ADD CONSTRAINT "mission_changes_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_drafts" ADD CONSTRAINT "mission_drafts_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_run_id_mission_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."mission_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_runs" ADD CONSTRAINT "mission_runs_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_versions" ADD CONSTRAINT "mission_versions_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_changes_mission" ON "mission_changes" USING btree ("mission_id","id");--> statement-breakpoint
CREATE INDEX "mission_entries_user" ON "mission_entries" USING btree ("user_id","run_id");--> statement-breakpoint
CREATE INDEX "mission_queue_settled" ON "mission_queue" USING btree ("settled_at","round_number");--> statement-breakpoint
CREATE UNIQUE INDEX "mission_runs_run" ON "mission_runs" USING btree ("mission_id","run_key");--> statement-breakpoint
CREATE INDEX "mission_runs_end" ON "mission_runs" USING btree ("end_at");--> statement-breakpoint
ALTER FUNCTION "queue_tournament_round"() RENAME TO "queue_settled_round";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "queue_settled_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "tournament_queue" ("round_number", "settled_at")
    SELECT NEW."number", NEW."settled_at" WHERE EXISTS (SELECT 1 FROM "tournaments" WHERE "start_at" <= NEW."settled_at"
      AND "end_at" > NEW."settled_at" AND "finished_at" IS NULL AND "cancelled_at" IS NULL);
  INSERT INTO "mission_queue" ("round_number", "settled_at")
    SELECT NEW."number", NEW."settled_at" WHERE EXISTS (SELECT 1 FROM "mission_runs" WHERE "start_at" <= NEW."settled_at"
      AND "end_at" > NEW."settled_at");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "queue_changed_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "mission_queue" ("round_number", "settled_at", "is_again")
    SELECT NEW."number", NEW."settled_at", true WHERE EXISTS (SELECT 1 FROM "mission_runs" WHERE "start_at" <= NEW."settled_at"
      AND "end_at" > NEW."settled_at")
    ON CONFLICT ("round_number") DO UPDATE SET "is_again" = true;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_counted_again" AFTER UPDATE OF "state", "bet", "bonus_bet", "multiplier" ON "rounds"
  FOR EACH ROW WHEN (OLD."state" = 'settled' AND NOT NEW."is_demo" AND NEW."user_id" IS NOT NULL AND (NEW."state" <> 'settled'
    OR NEW."bet" <> OLD."bet" OR NEW."bonus_bet" <> OLD."bonus_bet" OR NEW."multiplier" <> OLD."multiplier"))
  EXECUTE FUNCTION "queue_changed_round"();
