ALTER TABLE "payments" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "question_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "question_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_changes_held" ON "payment_changes" USING btree ("id") WHERE change in ('all_held', 'all_released');