ALTER TABLE "rounds" ADD COLUMN "bonus_wager" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bonus_id" integer;