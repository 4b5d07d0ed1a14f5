CREATE TABLE "experiment_days" (
	"experiment" text NOT NULL,
	"variant" text NOT NULL,
	"day" date NOT NULL,
	"seen" integer NOT NULL,
	"clicked" integer NOT NULL,
	CONSTRAINT "experiment_days_experiment_variant_day_pk" PRIMARY KEY("experiment","variant","day")
);
--> statement-breakpoint
CREATE TABLE "experiment_visits" (
	"experiment" text NOT NULL,
	"visitor" text NOT NULL,
	"variant" text NOT NULL,
	"day" date NOT NULL,
	"user_id" integer,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"clicked_at" timestamp with time zone,
	"signed_up_at" timestamp with time zone,
	CONSTRAINT "experiment_visits_experiment_visitor_pk" PRIMARY KEY("experiment","visitor")
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiment_visits" ADD CONSTRAINT "experiment_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_visits_user" ON "experiment_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "experiment_visits_day" ON "experiment_visits" USING btree ("day");