CREATE TABLE "loyalty_standings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"best" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"period_points" bigint NOT NULL,
	"period_ends" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"review_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loyalty_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" integer NOT NULL,
	"to" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "loyalty_points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "edge_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "edge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "loyalty_standings_review" ON "loyalty_standings" USING btree ("review_at");--> statement-breakpoint
CREATE INDEX "loyalty_steps_user" ON "loyalty_steps" USING btree ("user_id","id");