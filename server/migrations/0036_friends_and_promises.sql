ALTER TABLE "payments" ADD COLUMN "paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "friend_checks" ADD COLUMN "set_aside" json DEFAULT '[]'::json NOT NULL;