ALTER TABLE "player_documents" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "player_documents" ADD COLUMN "told_days" integer;--> statement-breakpoint
CREATE INDEX "player_documents_valid_until" ON "player_documents" USING btree ("valid_until") WHERE replaced_at is null and status = 1 and valid_until is not null;