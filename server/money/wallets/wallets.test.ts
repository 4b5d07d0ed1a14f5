import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, total_deposit, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', 10000, consents from users where email = 'paid@foyer.test' returning id`);
  for (const [currency, amount] of [
    ["EUR", 5_000],
    ["NOK", 20_000],
  ] as const)
    await app.db.execute(
      sql`select ledger_book('opening', ${randomUUID()}, array['cash', 'outside'], array[${rows[0]?.id}, null]::int[], array[${currency}, ${currency}], array[${amount}, ${-amount}]::bigint[])`,
    );
  headers = await bearerOf(app, email);
});
afterAll(() => app.close());

const change = (currencyCode: string, as: Record<string, string> = headers) =>
  call<{ data: { user: { currencyCode: string; totalDeposit: number; userWallet: { currencyCode: string; amount: number } } } }>(
    app,
    {
      method: "POST",
      url: "/api/user/set-active-wallet",
      payload: { currencyCode },
      headers: as,
    },
  );
const wallets = async () =>
  (
    await call<{ wallets: { currencyCode: string; amount: number; isActive: boolean }[] }>(app, {
      url: "/api/user/get-user-wallets",
      headers,
    })
  ).body.wallets;

it("another wallet of the player's becomes the one to play and pay from, and what was paid in is told in it (L-7.03, L-7.14, L-4.61)", async () => {
  const { status, body } = await change("NOK");
  expect(status).toBe(200);
  const rate = Number(app.rateOf("NOK")) / Number(app.rateOf("EUR"));
  expect(body.data.user).toMatchObject({ currencyCode: "NOK", userWallet: { currencyCode: "NOK", amount: 200 } });
  expect(body.data.user.totalDeposit).toBeCloseTo(100 * rate, 1);
  expect(await wallets()).toMatchObject([
    { currencyCode: "EUR", amount: 50, isActive: false },
    { currencyCode: "NOK", amount: 200, isActive: true },
  ]);
  expect((await change("NOK")).body.data.user.currencyCode).toBe("NOK"); // twice is once
});

it("a wallet that the player has not is not found, and nothing changes", async () => {
  const before = await wallets();
  expect(await change("JPY")).toMatchObject({ status: 404, body: { code: "wallet.not_found" } });
  expect(await change("nothing")).toMatchObject({ status: 400 });
  expect(await wallets()).toEqual(before);
  expect(await change("EUR", {})).toMatchObject({ status: 401 });
});
