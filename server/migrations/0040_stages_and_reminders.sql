CREATE TABLE "tournament_reminders" (
	"tournament_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "tournament_reminders_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_stages" (
	"tournament_id" integer NOT NULL,
	"stage" integer NOT NULL,
	"user_id" integer NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"reached_round" bigint,
	"rounds" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"best_round" bigint,
	"best_gain" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tournament_stages_tournament_id_stage_user_id_pk" PRIMARY KEY("tournament_id","stage","user_id")
);
--> statement-breakpoint
ALTER TABLE "tournament_reminders" ADD CONSTRAINT "tournament_reminders_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_reminders" ADD CONSTRAINT "tournament_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_stages" ADD CONSTRAINT "tournament_stages_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_stages_user" ON "tournament_stages" USING btree ("tournament_id","user_id");