import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearerOf, startTestApp } from "../../testing/test_app";
import { paymentAlarms, payments } from "./tables";

/** The cashier and the demo's own providers, each at its end of real lines. */
let app: FastifyInstance;
let origin: string;
let sandboxUrl: string;
beforeAll(async () => {
  app = await startTestApp({ configuration: { paymentSandbox: { port: 0, url: null } } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  app.configuration.port = port; // payouts leave without a request that says where the site is
  origin = `http://localhost:${port}`;
  sandboxUrl = app.paymentSandbox?.pageOrigin(origin) ?? "";
  await send(`${sandboxUrl}/control/pace`, { later: 100, confirmation: 20, retries: [50] });
}, 120_000);
afterAll(() => app.close());

const send = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", origin, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
};
const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

/** Somebody who may pay in and out. */
async function newPlayer({ currency = "EUR", country = "DE" } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, is_email_verified, kyc_status, consents)
    select ${randomUUID()}, ${email}, password_hash, ${currency}, ${country}, 'Ada', 'Berg', '1990-01-01', true, 'APPROVED', consents
    from users where email = 'paid@foyer.test' returning id`);
  const userId = rows[0]?.id ?? 0;
  const headers = await bearerOf(app, email);
  const wallet = async () => {
    const { rows: found } = await app.db.execute<{ amount: string }>(
      sql`select amount from wallets where user_id = ${userId} and currency_code = ${currency}`,
    );
    return Number(found[0]?.amount ?? 0);
  };
  return { userId, headers, wallet, post: (path: string, body: object) => send(origin + path, body, headers) };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const newest = async ({ userId }: Player) => {
  const rows = await app.db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.id);
  return rows.at(-1);
};
const becomes = (player: Player, state: string) =>
  expect.poll(async () => (await newest(player))?.state, { timeout: 15_000, interval: 50 }).toBe(state);
const alarmsOf = async (player: Player) => {
  const { id = 0 } = (await newest(player)) ?? {};
  const rows = await app.db.select({ kind: paymentAlarms.kind }).from(paymentAlarms).where(eq(paymentAlarms.paymentId, id));
  return rows.map(({ kind }) => kind);
};

async function payAtBank(player: Player, amount: number) {
  const { body } = await player.post("/api/user/init-pay", { pspID: "instant_bank", amount });
  await submit(String(body["cashierUrl"]), { answer: "pay" });
}

describe("what the bank does with a deposit", () => {
  it.each([
    ["pays it", 25, "paid", 2_500, []],
    ["declines it", 25.01, "declined", 0, []],
    ["pays it after a while", 25.02, "paid", 2_502, []],
    ["pays half", 25.03, "partly_paid", 1_251, []],
    ["tells three times", 25.04, "paid", 2_504, []],
    ["pays another amount", 25.05, "paid", 2_756, ["amount_differs"]],
    ["declines and pays after all", 25.07, "paid", 2_507, []],
    ["tells in the wrong order", 25.08, "paid", 2_508, []],
    ["charges it back", 25.1, "charged_back", 0, []],
    ["refunds it", 25.11, "refunded", 0, []],
    ["lets it expire", 25.12, "expired", 0, []],
  ])("%s: one effect, booked right", async (_, amount, state, credited, alarms) => {
    const player = await newPlayer();
    await payAtBank(player, amount);
    await becomes(player, state);
    await expect.poll(player.wallet).toBe(credited);
    expect(await alarmsOf(player)).toEqual(alarms);
  });

  it("tells another currency: it is booked by its rate, and rings", async () => {
    const player = await newPlayer();
    await payAtBank(player, 25.09);
    await becomes(player, "paid");
    const credited = await player.wallet();
    expect(credited).toBeGreaterThan(0);
    expect(credited).not.toBe(2_509);
    expect(await alarmsOf(player)).toEqual(["currency_differs"]);
  });
});

describe("a deposit comes in (C-1.01, L-1.03)", () => {
  it("by an e-mail wallet (C-4.10)", async () => {
    const player = await newPlayer();
    const { body } = await player.post("/api/user/init-pay", { pspID: "skrill", amount: 30, skrillEmail: "ada@mail.test" });
    await submit(String(body["cashierUrl"]), { answer: "pay" });
    await becomes(player, "paid");
    expect(await player.wallet()).toBe(3_000);
  });

  it("by UPI (C-4.13)", async () => {
    const player = await newPlayer({ currency: "INR", country: "IN" });
    const { body } = await player.post("/api/user/init-pay", { pspID: "upi_qr", amount: 5_000 });
    const page = new URL(String(body["customResponseIntentLink"])).searchParams.get("url") ?? "";
    await submit(page, { answer: "pay" });
    await becomes(player, "paid");
    expect(await player.wallet()).toBe(500_000);
  });

  it("by somebody who lets it lie: the house asks what became of it, and they can still go on (C-4.29)", async () => {
    const player = await newPlayer();
    const { body } = await player.post("/api/user/init-pay", { pspID: "instant_bank", amount: 25 });
    const lie = (seconds: number) =>
      app.db.execute(
        sql`update payments set updated_at = now() - make_interval(secs => ${seconds}) where user_id = ${player.userId}`,
      );
    await lie(60);
    await app.lookAfterPayments();
    expect(await newest(player)).toMatchObject({ state: "needs_customer", tries: 1, action: { url: body["cashierUrl"] } });
    await submit(String(body["cashierUrl"]), { answer: "pay" });
    await becomes(player, "paid");
  });

  it("by Interac in Canada", async () => {
    const player = await newPlayer({ currency: "CAD", country: "CA" });
    const { body } = await player.post("/api/user/init-pay", { pspID: "interac", amount: 30, email: "ada@mail.test" });
    await submit(String(body["cashierUrl"]), { answer: "pay" });
    await becomes(player, "paid");
    expect(await player.wallet()).toBe(3_000);
  });

  it("by a coin to the player's own address, block by block (C-4.20, C-7.08)", async () => {
    const player = await newPlayer();
    const answer = await fetch(`${origin}/api/user/get-crypto-wallet-address?cryptoCurrencyCode=USDT&network=tron`, {
      headers: player.headers,
    });
    const { wallet } = (await answer.json()) as { wallet: { address: string } };
    await submit(`${sandboxUrl}/crypto/wallet`, { address: wallet.address, sum: "50" });
    await becomes(player, "paid");
    const row = await newest(player);
    expect(row).toMatchObject({ settled: 5_000_000_000, currencyCode: "USDT", confirmationsSeen: 5, confirmationsNeeded: 5 });
    expect(await player.wallet()).toBe(row?.walletAmount);
  });

  it("by the embedded cashier, as much as the player chose in there (C-7.10, L-7.27)", async () => {
    const player = await newPlayer();
    const { body } = await player.post("/api/user/initialize-payment", { currency: "EUR" });
    const url = String(body["cashier_url"]);
    expect(new URL(url).origin).toBe(body["cashier_origin"]);
    await send(url, { system: "bank", amount: 40 });
    await becomes(player, "paid");
    expect(await player.wallet()).toBe(4_000);
    expect(await newest(player)).toMatchObject({ amount: 4_000, walletAmount: 4_000 });
    expect(await alarmsOf(player)).toEqual([]);
  });

  it("by the embedded cashier, which is opened once and is no payment until somebody pays (C-2.19)", async () => {
    const player = await newPlayer();
    const open = (body: object) => player.post("/api/user/initialize-payment", body);
    const first = await open({ theme: "lulu", scheme: "dark" });
    const again = await open({ theme: "lulu", scheme: "light" });
    expect(again.body).toEqual(first.body);
    const told = async (path: string) => (await fetch(origin + path, { headers: player.headers })).json();
    expect(await told("/api/user/get-open-payments")).toEqual({ payments: [] });
    expect(await told("/api/user/get-user-transactions")).toMatchObject({ transactions: { count: 0 }, totals: { onItsWay: 0 } });
    await send(String(first.body["cashier_url"]), { system: "bank", amount: 40 });
    await becomes(player, "paid");
    expect(await told("/api/user/get-user-transactions")).toMatchObject({ transactions: { count: 1 }, totals: { paidIn: 40 } });
  });

  it("by the embedded cashier takes no more than the player's own limit leaves, and nothing where it leaves nothing", async () => {
    const player = await newPlayer();
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, currency_code, amount, set_at) values (${player.userId}, 'deposit', 'daily', 'EUR', 6000, now())`,
    );
    const open = () => player.post("/api/user/initialize-payment", {});
    const url = String((await open()).body["cashier_url"]);
    expect((await open()).body["cashier_url"]).toBe(url); // what is open does not count twice
    expect(await send(url, { system: "bank", amount: 60.5 })).toMatchObject({ status: 422, body: { max: 60 } });
    await send(url, { system: "bank", amount: 59.5 });
    await becomes(player, "paid");
    expect((await open()).body).toMatchObject({ cashier_url: null, errorCode: "DEPOSIT_LIMIT", maxAmount: 0.5 });
  });

  it("by the embedded cashier reserves the limit until it is closed; then nobody can pay in there, and another deposit may take all of it", async () => {
    const player = await newPlayer();
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, currency_code, amount, set_at) values (${player.userId}, 'deposit', 'daily', 'EUR', 6000, now())`,
    );
    const { body } = await player.post("/api/user/initialize-payment", {});
    const byBank = () => player.post("/api/user/init-pay", { pspID: "instant_bank", amount: 60 });
    expect((await byBank()).body).toMatchObject({ success: false, errorCode: "DEPOSIT_LIMIT" });
    const close = (payment_id: unknown) => player.post("/api/user/close-cashier", { payment_id });
    expect(await close(body["payment_id"])).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(await close(body["payment_id"])).toMatchObject({ status: 200 });
    await send(String(body["cashier_url"]), { system: "bank", amount: 60 });
    const started = await byBank();
    expect(started.body).toMatchObject({ success: true });
    expect(await close(started.body["txId"])).toMatchObject({ status: 404, body: { code: "payment.not_found" } });
    expect(await player.wallet()).toBe(0);
  });
});

describe("a payout to the bank that paid in", () => {
  it.each([
    ["arrives", 20, "paid", 3_000],
    ["fails, and the money is here again", 20.01, "failed", 5_000],
    ["is told several times", 20.04, "paid", 2_996],
    ["comes back after it arrived", 20.1, "failed", 5_000],
  ])("%s", async (_, amount, state, left) => {
    const player = await newPlayer();
    await payAtBank(player, 50);
    await becomes(player, "paid");
    const bank = { beneficiaryName: "Ada Berg", beneficiaryAccount: "DE89370400440532013000", bankCode: "COBADEFFXXX" };
    const asked = await player.post("/api/user/init-withdrawal", { amount, pspID: "instant_bank", bankName: "Bank", ...bank });
    expect(asked).toMatchObject({ status: 200 });
    const { withdrawRequestId } = asked.body["data"] as { withdrawRequestId: number };
    const staff = await bearerOf(app, "cashier@foyer.test");
    const yes = { note: "Looked at" };
    expect((await send(`${origin}/api/backoffice/payments/${withdrawRequestId}/approve`, yes, staff)).status).toBe(200);
    await becomes(player, state);
    await expect.poll(player.wallet).toBe(left);
  });
});

it("there are ways in and out by card, bank, e-mail wallet and coin, and in by QR code (C-1.01, C-1.02)", async () => {
  const familiesOf = async (player: Player, action: string) => {
    const answer = await fetch(`${origin}/api/user/get-payment-methods?action=${action}`, { headers: player.headers });
    const { paymentMethods } = (await answer.json()) as { paymentMethods: { family: string; withdrawalExist: boolean }[] };
    if (action === "withdraw") expect(paymentMethods.every(({ withdrawalExist }) => withdrawalExist)).toBe(true);
    return [...new Set(paymentMethods.map(({ family }) => family))];
  };
  const [german, indian] = [await newPlayer(), await newPlayer({ currency: "INR", country: "IN" })];
  const four = ["card", "bank", "wallet", "crypto"];
  expect(await familiesOf(german, "deposit")).toEqual(expect.arrayContaining(four));
  expect(await familiesOf(german, "withdraw")).toEqual(expect.arrayContaining(four));
  expect(await familiesOf(indian, "deposit")).toContain("qr");
});

it("every wallet equals its entries after all of this, and the provider's file has every payment that was paid", async () => {
  const { rows } = await app.db.execute(sql`
    select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
    group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
    having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)`);
  expect(rows).toEqual([]);
  const report = await (await fetch(`${sandboxUrl}/control/report.csv`)).text();
  const ours = await app.db.select().from(payments).where(eq(payments.state, "paid"));
  const toldOf = ours.filter(({ provider, providerReference }) => app.paymentProviders.has(provider) && providerReference);
  const isOfDemo = (reference: string | null) => reference === null || reference.startsWith("demo-"); // its past, which no provider has seen
  expect(toldOf.length).toBeGreaterThan(10);
  for (const { providerReference } of toldOf.filter((each) => !isOfDemo(each.providerReference)))
    expect(report).toContain(`${providerReference},`);
});
