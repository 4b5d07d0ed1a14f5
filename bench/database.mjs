import pg from "pg";

/** A connection of its own to the site's database, closed afterwards. */
export async function withClient(connection, use) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Throws where a wallet is not what its entries say. */
export async function refuseUnevenBooks(client) {
  const { rows } = await client.query(
    "select 1 from wallets w join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code and e.account in ('cash', 'bonus') " +
      "group by w.user_id, w.currency_code, w.amount, w.non_cash_amount having w.amount + w.non_cash_amount <> sum(e.amount)",
  );
  if (rows.length > 0) throw new Error("A wallet is not the sum of its entries");
}
