CREATE TABLE "page_facts" (
	"page_id" text NOT NULL,
	"revision" integer NOT NULL,
	"version" text NOT NULL,
	"facts" json NOT NULL,
	"changed_from" integer,
	"changes" integer,
	CONSTRAINT "page_facts_page_id_revision_pk" PRIMARY KEY("page_id","revision")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_facts" ADD CONSTRAINT "page_facts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;