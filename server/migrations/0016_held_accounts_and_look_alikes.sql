CREATE TABLE "account_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cause" text NOT NULL,
	"like_user_ids" json DEFAULT '[]'::json NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname_skeleton" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "held_note" text;--> statement-breakpoint
ALTER TABLE "account_reviews" ADD CONSTRAINT "account_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_reviews_open" ON "account_reviews" USING btree ("user_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "account_reviews_decided_at" ON "account_reviews" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_skeleton" ON "users" USING btree ("nickname_skeleton");--> statement-breakpoint
CREATE INDEX "users_excluded_until" ON "users" USING btree ("excluded_until") WHERE excluded_until is not null;