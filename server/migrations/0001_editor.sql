CREATE TABLE "page_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"revision" integer NOT NULL,
	"section_id" text,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"revision" integer,
	"at" timestamp with time zone NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_publications" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"revision" integer,
	"author" text,
	"is_planned" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_redirects" (
	"shape" text PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	"page_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"persona" json NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_revisions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_plans" ADD CONSTRAINT "page_plans_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_redirects" ADD CONSTRAINT "page_redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_notes_page" ON "page_notes" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "page_plans_open" ON "page_plans" USING btree ("done_at","at");--> statement-breakpoint
CREATE INDEX "page_plans_page" ON "page_plans" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_publications_page" ON "page_publications" USING btree ("page_id","at");--> statement-breakpoint
CREATE INDEX "personas_owner" ON "personas" USING btree ("owner_id");