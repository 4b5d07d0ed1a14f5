ALTER TABLE "users" ADD COLUMN "limits_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "told_percent" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "told_until" timestamp with time zone;