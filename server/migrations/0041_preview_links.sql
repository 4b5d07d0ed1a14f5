CREATE TABLE "preview_links" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"revision" integer,
	"persona" json NOT NULL,
	"allows_remarks" boolean DEFAULT false NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "page_notes" ADD COLUMN "guest" text;--> statement-breakpoint
ALTER TABLE "page_notes" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_page" ON "preview_links" USING btree ("page_id","expires_at");