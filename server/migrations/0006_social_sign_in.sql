CREATE TABLE "spent_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_requests" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "link_requests" ADD COLUMN "last_name" text;--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at" ON "spent_challenges" USING btree ("expires_at");