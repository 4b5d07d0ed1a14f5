CREATE TABLE "cashback_runs" (
	"promotion_id" integer NOT NULL,
	"zone" text NOT NULL,
	"week_at" timestamp with time zone NOT NULL,
	"last_user_id" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "cashback_runs_promotion_id_zone_week_at_pk" PRIMARY KEY("promotion_id","zone","week_at")
);
--> statement-breakpoint
CREATE TABLE "promotion_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text,
	"change" text NOT NULL,
	"version" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "promotion_drafts" (
	"promotion_id" integer PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" text,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_versions" (
	"promotion_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"at" timestamp with time zone,
	"by" text,
	CONSTRAINT "promotion_versions_promotion_id_version_pk" PRIMARY KEY("promotion_id","version")
);
--> statement-breakpoint
ALTER TABLE "cashback_runs" ADD CONSTRAINT "cashback_runs_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_changes" ADD CONSTRAINT "promotion_changes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_drafts" ADD CONSTRAINT "promotion_drafts_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_changes_promotion" ON "promotion_changes" USING btree ("promotion_id","id");