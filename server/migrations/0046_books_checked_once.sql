ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "pays_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "pays_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
DROP TRIGGER ledger_entries_balance ON "ledger_entries";--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong record;
BEGIN
	SELECT e."transaction_id" AS id, bool_and(t."id" IS NOT NULL) AS is_there INTO wrong
		FROM entered e LEFT JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
		GROUP BY e."transaction_id", e."currency_code" HAVING sum(e."amount") <> 0 OR NOT bool_and(t."id" IS NOT NULL) LIMIT 1;
	IF NOT FOUND THEN
		RETURN NULL;
	ELSIF wrong.is_there THEN
		RAISE EXCEPTION 'The entries of ledger transaction % do not sum to zero', wrong.id USING ERRCODE = 'check_violation';
	ELSE
		RAISE EXCEPTION 'There is no ledger transaction %', wrong.id USING ERRCODE = 'foreign_key_violation';
	END IF;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS entered
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_balance();
