CREATE TABLE "crash_chains" (
	"id" serial PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"length" integer NOT NULL,
	"milestones" text[] NOT NULL,
	"terminal_hash" text NOT NULL,
	"committed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_own" boolean NOT NULL,
	"source" text NOT NULL,
	"announcement_url" text,
	"entropy" text,
	"entropy_at" timestamp with time zone,
	CONSTRAINT "crash_chains_terminal_hash_unique" UNIQUE("terminal_hash")
);
--> statement-breakpoint
ALTER TABLE "crash_rounds" ADD COLUMN "chain_id" integer;--> statement-breakpoint
ALTER TABLE "crash_rounds" ADD COLUMN "chain_number" integer;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "is_client_seed_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crash_rounds" ADD CONSTRAINT "crash_rounds_chain_id_crash_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."crash_chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crash_rounds_chain" ON "crash_rounds" USING btree ("chain_id","chain_number");