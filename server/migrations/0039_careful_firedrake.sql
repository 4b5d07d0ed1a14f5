CREATE TABLE "held_claims" (
	"user_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"bonus_id" integer NOT NULL,
	"like_user_id" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	CONSTRAINT "held_claims_user_id_promotion_id_pk" PRIMARY KEY("user_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "friend_months" ADD COLUMN "kept" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
CREATE INDEX "held_claims_bonus" ON "held_claims" USING btree ("bonus_id");