ALTER TABLE "payment_alarms" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "payment_alarms" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD COLUMN "methods" json;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "payment_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_note" text;--> statement-breakpoint
CREATE INDEX "payment_notifications_payment" ON "payment_notifications" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE FUNCTION trail_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What is written in % stays as it is', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payment_steps_stay BEFORE UPDATE OR DELETE ON "payment_steps" FOR EACH ROW EXECUTE FUNCTION trail_refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_changes_stay BEFORE UPDATE OR DELETE ON "payment_changes" FOR EACH ROW EXECUTE FUNCTION trail_refuse_change();--> statement-breakpoint
CREATE TRIGGER staff_events_stay BEFORE UPDATE OR DELETE ON "staff_events" FOR EACH ROW EXECUTE FUNCTION trail_refuse_change();
