CREATE TABLE "document_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"kind" text NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_pieces" (
	"file_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "document_pieces_file_id_no_pk" PRIMARY KEY("file_id","no")
);
--> statement-breakpoint
CREATE TABLE "player_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"side" text NOT NULL,
	"status" integer NOT NULL,
	"reasons" json DEFAULT '[]'::json NOT NULL,
	"words" text,
	"file_id" uuid,
	"measured" json,
	"origin" text,
	"ask_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"vendor_says" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action_performed_at" timestamp with time zone,
	"decided_by" text,
	"replaced_at" timestamp with time zone,
	"delete_after" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"user_id" integer,
	"details" text DEFAULT '{}' NOT NULL,
	"no" bigint,
	"previous_hash" text,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "document_pieces" ADD CONSTRAINT "document_pieces_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_documents" ADD CONSTRAINT "player_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_documents" ADD CONSTRAINT "player_documents_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "player_documents_current" ON "player_documents" USING btree ("user_id","label_id","side") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "player_documents_user" ON "player_documents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "player_documents_waiting" ON "player_documents" USING btree ("created_at") WHERE replaced_at is null and status = 0;--> statement-breakpoint
CREATE INDEX "player_documents_file" ON "player_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_no" ON "audit_entries" USING btree ("no");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length(value) || ':' || value || ',', '-,')
$$;--> statement-breakpoint
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last_no bigint := 0;
	last_hash text := repeat('0', 64);
	entry audit_entries;
BEGIN
	PERFORM pg_advisory_xact_lock(720451113);
	SELECT no, hash INTO last_no, last_hash FROM audit_entries WHERE no IS NOT NULL ORDER BY no DESC LIMIT 1;
	last_no := coalesce(last_no, 0) + 1;
	last_hash := coalesce(last_hash, repeat('0', 64));
	SELECT * INTO entry FROM audit_entries WHERE id = NEW.id;
	UPDATE audit_entries SET no = last_no, previous_hash = last_hash, hash = encode(sha256(convert_to(
		audit_field(last_no::text) || audit_field(to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
		|| audit_field(entry.actor) || audit_field(entry.action) || audit_field(entry.user_id::text) || audit_field(entry.details)
		|| audit_field(last_hash), 'UTF8')), 'hex') WHERE id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.hash IS NULL AND NEW.hash IS NOT NULL
		AND (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.user_id, OLD.details) IS NOT DISTINCT FROM (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.user_id, NEW.details)
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'What is written in % stays as it is', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_link AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_link();--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_whole BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE FUNCTION audit_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := to_jsonb(NEW);
BEGIN
	INSERT INTO audit_entries (at, actor, action, user_id, details) VALUES (
		coalesce((written->>'at')::timestamptz, now()),
		coalesce(written->>'actor', written->>'actor_name'),
		TG_ARGV[0] || '.' || coalesce(written->>'change', written->>'kind'),
		(written->>'user_id')::integer,
		written::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_events_audit AFTER INSERT ON "staff_events" FOR EACH ROW EXECUTE FUNCTION audit_copy('staff');--> statement-breakpoint
CREATE TRIGGER payment_changes_audit AFTER INSERT ON "payment_changes" FOR EACH ROW EXECUTE FUNCTION audit_copy('payments');--> statement-breakpoint
CREATE TRIGGER payment_steps_audit AFTER INSERT ON "payment_steps" FOR EACH ROW WHEN (NEW.actor_kind = 'staff') EXECUTE FUNCTION audit_copy('payment');--> statement-breakpoint
CREATE TRIGGER player_breaks_audit AFTER INSERT ON "player_breaks" FOR EACH ROW EXECUTE FUNCTION audit_copy('break');
