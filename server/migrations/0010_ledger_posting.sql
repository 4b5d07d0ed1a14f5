CREATE FUNCTION "ledger_post"("posted" bigint, "accounts" text[], "owners" integer[], "currencies" text[], "amounts" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	INSERT INTO "ledger_entries" ("transaction_id", "account", "user_id", "currency_code", "amount")
		SELECT posted, e.account, e.owner, e.currency, e.amount
		FROM unnest(accounts, owners, currencies, amounts) AS e(account, owner, currency, amount)
		WHERE e.amount <> 0;
	FOR changed IN
		SELECT e.owner, e.currency,
			coalesce(sum(e.amount) FILTER (WHERE e.account = 'cash'), 0)::bigint AS cash,
			coalesce(sum(e.amount) FILTER (WHERE e.account = 'bonus'), 0)::bigint AS bonus
		FROM unnest(accounts, owners, currencies, amounts) AS e(account, owner, currency, amount)
		WHERE e.account IN ('cash', 'bonus') AND e.amount <> 0
		GROUP BY e.owner, e.currency
		ORDER BY e.owner, e.currency
	LOOP
		UPDATE "wallets" AS w SET "amount" = w."amount" + changed.cash, "non_cash_amount" = w."non_cash_amount" + changed.bonus, "version" = w."version" + 1
			WHERE w."user_id" = changed.owner AND w."currency_code" = changed.currency;
		IF NOT FOUND THEN
			INSERT INTO "wallets" ("user_id", "currency_code") VALUES (changed.owner, changed.currency) ON CONFLICT DO NOTHING;
			UPDATE "wallets" AS w SET "amount" = w."amount" + changed.cash, "non_cash_amount" = w."non_cash_amount" + changed.bonus, "version" = w."version" + 1
				WHERE w."user_id" = changed.owner AND w."currency_code" = changed.currency;
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "ledger_book"("kind" text, "reference" text, "accounts" text[], "owners" integer[], "currencies" text[], "amounts" bigint[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	booked bigint;
BEGIN
	INSERT INTO "ledger_transactions" ("kind", "reference") VALUES (ledger_book.kind, ledger_book.reference)
		ON CONFLICT ON CONSTRAINT "ledger_transactions_reference_unique" DO NOTHING RETURNING "id" INTO booked;
	IF booked IS NOT NULL THEN
		PERFORM ledger_post(booked, accounts, owners, currencies, amounts);
	END IF;
	RETURN booked;
END $$;
