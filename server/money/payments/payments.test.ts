import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReportedState } from "../../outside/payments/reports";
import { listMovements } from "../../games/history/game_movements";
import { changeSettings } from "../../testing/change_settings";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { lookAfterPayments } from "./clock";
import { paymentAlarms, payments } from "./tables";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let headers: Record<string, string>;
let staff: Record<"cashier" | "admin", Record<string, string>>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  staff = { cashier: await bearerOf(app, "cashier@foyer.test"), admin: await bearerOf(app, "admin@foyer.test") };
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

let userId = 0;
/** A player for each test, who may pay in and out. */
async function newPlayer(more: { currencyCode?: string; country?: string } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, is_email_verified, kyc_status, consents)
    select ${randomUUID()}, ${email}, password_hash, ${more.currencyCode ?? "EUR"}, ${more.country ?? "DE"}, 'Ada', 'Berg', '1990-01-01', true, 'APPROVED', consents
    from users where email = 'paid@foyer.test' returning id`);
  userId = rows[0]?.id ?? 0;
  headers = await bearerOf(app, email);
}
beforeEach(() => newPlayer());

const post = <Body = Record<string, unknown>>(url: string, payload: object, as = headers) =>
  call<Body>(app, { method: "POST", url, payload, headers: as });
const get = <Body = Record<string, unknown>>(url: string, as = headers) => call<Body>(app, { url, headers: as });

interface Started {
  success: boolean;
  txId: number;
  errorCode: string | null;
  minAmount: number | null;
  cashierUrl: string | null;
}
const pay = (body: object = {}) => post<Started>("/api/user/init-pay", { pspID: "peer_card", amount: 50, ...body });
const rowOf = async (id: number) => (await app.db.select().from(payments).where(eq(payments.id, id)))[0]!;
const uuidOf = async (id: number) => (await rowOf(id)).uuid;

async function wallet(currencyCode = "EUR") {
  const { rows } = await app.db.execute<{ amount: string }>(
    sql`select amount from wallets where user_id = ${userId} and currency_code = ${currencyCode}`,
  );
  return Number(rows[0]?.amount ?? 0);
}
async function problemsOfBooks() {
  const { rows } = await app.db.execute(sql`
    select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
    group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
    having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)`);
  return rows;
}

/** The provider changes a payment and says so. */
async function tell(id: number, state: ReportedState, settled?: { amount: number; currencyCode: string }) {
  const report = peer.reportOf(peer.bring(await uuidOf(id), state, settled ?? null));
  const message = peer.signed(report);
  return { message, status: (await app.inject(message)).statusCode };
}
const alarmsOf = async (id: number) =>
  (await app.db.select({ kind: paymentAlarms.kind }).from(paymentAlarms).where(eq(paymentAlarms.paymentId, id))).map(
    ({ kind }) => kind,
  );

/** What was written to the player, as people read it. */
async function lettersTo() {
  const { rows } = await app.db.execute<{ template: string; subject: string; link: string }>(
    sql`select template, subject, link from outbox where recipient = (select email from users where id = ${userId}) order by id`,
  );
  return rows.map(({ template, subject, link }) => [template, subject.replaceAll("\u00a0", " "), new URL(link).search]);
}

/** A player with so much in the wallet, which a card paid in. */
async function withMoney(amount = 100) {
  const { body } = await pay({ amount });
  await tell(body.txId, "paid");
  return body.txId;
}

describe("a deposit", () => {
  it("leads to the provider, and is booked by its signed notification alone (C-7.02, C-7.03, C-4.11)", async () => {
    const { status, body } = await pay();
    expect([status, body.success, body.cashierUrl?.startsWith("http://127.0.0.1")]).toEqual([200, true, true]);
    await get(`/api/user/get-payment?paymentId=${body.txId}`); // the browser came back
    expect([(await rowOf(body.txId)).state, await wallet()]).toEqual(["needs_customer", 0]);
    await tell(body.txId, "paid");
    expect([(await rowOf(body.txId)).state, await wallet()]).toEqual(["paid", 5_000]);
    const { body: seen } = await get<{
      payment: { state: string; account: string; steps: { state: string }[]; walletAmount: number };
    }>(`/api/user/get-payment?paymentId=${body.txId}`);
    expect(seen.payment).toMatchObject({ state: "paid", account: "•••• 4417", walletAmount: 50 });
    expect(seen.payment.steps.map(({ state }) => state)).toEqual(["created", "needs_customer", "paid"]);
    const { rows } = await app.db.execute(sql`select deposit_count, total_deposit::int from users where id = ${userId}`);
    expect(rows).toEqual([{ deposit_count: 1, total_deposit: 5_000 }]);
  });

  it("exists once for one key, also from two tabs at once, and refuses the key with another amount", async () => {
    const key = randomUUID();
    const answers = await Promise.all([pay({ key }), pay({ key }), pay({ key })]);
    expect(new Set(answers.map((answer) => answer.body.txId)).size).toBe(1);
    expect(await pay({ key, amount: 60 })).toMatchObject({ status: 422, body: { code: "payment.differs" } });
  });

  it.each([
    ["needs_customer", "needs_customer", true],
    ["waiting", "needs_customer", true],
    ["paid", "paid", false],
  ] as const)(
    "whose notification (%s) is faster than the answer to its start is %s, and its player is told where to act as long as they have to (C-4.12, C-7.03)",
    async (told, state, hasToAct) => {
      peer.setBeforeAnswer(async ({ paymentId }) => {
        const message = peer.signed(peer.reportOf(peer.bring(paymentId, told, null)));
        expect((await app.inject(message)).statusCode).toBe(200);
      });
      const { body } = await pay().finally(() => peer.setBeforeAnswer(null));
      expect([body.success, body.cashierUrl !== null]).toEqual([true, hasToAct]);
      const { body: seen } = await get<{ payment: object }>(`/api/user/get-payment?paymentId=${body.txId}`);
      expect(seen.payment).toMatchObject({ state, action: hasToAct ? { kind: "redirect" } : null });
    },
  );

  it("whose start was cut off after the provider had told of it says where to act when it is asked for again", async () => {
    const key = randomUUID();
    const { body } = await pay({ key });
    await app.db.update(payments).set({ action: null }).where(eq(payments.id, body.txId)); // the process ended before it was kept
    expect((await pay({ key })).body).toMatchObject({ txId: body.txId, cashierUrl: body.cashierUrl });
  });

  it("counts on what other first deposits bring to a new wallet at the same moment", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await pay({ amount: 20 })).body.txId));
    await Promise.all(ids.map((id) => tell(id, "paid")));
    const balances = await Promise.all(ids.map(async (id) => (await rowOf(id)).balanceAfter));
    expect(balances.sort((one, other) => Number(one) - Number(other))).toEqual(ids.map((_, index) => (index + 1) * 2_000));
  });

  it("is booked once for a hundred identical notifications at once", async () => {
    const { body } = await pay();
    const message = peer.signed(peer.reportOf(peer.bring(await uuidOf(body.txId), "paid")));
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject(message)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await wallet()).toBe(5_000);
    const { rows } = await app.db.execute(
      sql`select count(*)::int as booked from ledger_transactions where reference like ${`payment:${body.txId}:%`}`,
    );
    expect(rows).toEqual([{ booked: 1 }]);
    expect((await lettersTo()).map(([template]) => template)).toEqual(["deposit_booked"]);
  });

  it("is not booked, told or kept at all where any part of it fails, and once when it is told again", async () => {
    const { body } = await pay();
    const own = userId;
    const { state } = await rowOf(body.txId);
    const message = peer.signed(peer.reportOf(peer.bring(await uuidOf(body.txId), "paid")));
    const without = async (spoil: () => Promise<unknown>, mend: () => Promise<unknown>) => {
      await spoil();
      expect((await app.inject(message)).statusCode).toBe(500);
      await mend();
      expect([await wallet(), (await rowOf(body.txId)).state, await lettersTo()]).toEqual([0, state, []]);
    };
    const alter = (table: string, what: string) => () => app.db.execute(sql.raw(`alter table ${table} ${what}`));
    const constrain = (table: string, condition: string) =>
      [alter(table, `add constraint spoiled check (${condition}) not valid`), alter(table, "drop constraint spoiled")] as const;
    await without(...constrain("payout_accounts", `user_id <> ${own}`)); // the step
    await without(...constrain("outbox", "template <> 'deposit_booked'")); // the letter
    let isSpoiled = true;
    app.whenDepositBooked(async (tx, booked) => {
      if (!isSpoiled || booked.userId !== own) return;
      await tx.execute(sql`select 1`);
      throw new Error("a listener fails");
    });
    await without(
      async () => {},
      async () => void (isSpoiled = false),
    );
    isSpoiled = true;
    await without(...constrain("payout_accounts", `user_id <> ${own}`)); // the step, while the listener asks
    isSpoiled = false;
    expect((await app.inject(message)).statusCode).toBe(200);
    expect([await wallet(), (await lettersTo()).length, await problemsOfBooks()]).toEqual([5_000, 1, []]);
  });

  it("is told in a letter as it comes, in the player's language, on a break too; what does not come is not (L-7.13)", async () => {
    await app.db.execute(sql`update users set preferred_language = 'da' where id = ${userId}`);
    const { body } = await pay();
    const declined = await pay();
    await app.db.execute(sql`update users set excluded_until = now() + interval '30 days' where id = ${userId}`);
    await tell(declined.body.txId, "declined");
    await tell(body.txId, "partly_paid", { amount: 2_000, currencyCode: "EUR" });
    await tell(body.txId, "paid");
    await tell(body.txId, "charged_back");
    const address = `?receipt=d${body.txId}`;
    expect(await lettersTo()).toEqual([
      ["deposit_booked", "Din indbetaling på 20,00 € er modtaget", address],
      ["deposit_booked", "Din indbetaling på 30,00 € er modtaget", address],
    ]);
  });

  it("takes no notification that is not signed, nor one of another provider", async () => {
    const { body } = await pay();
    const message = peer.signed(peer.reportOf(peer.bring(await uuidOf(body.txId), "paid")));
    const wrong = await call(app, { ...message, headers: { ...message.headers, "x-signature": "0".repeat(64) } });
    expect(wrong).toMatchObject({ status: 401, body: { code: "payment.signature_wrong" } });
    expect((await call(app, { ...message, url: "/api/payments/notify/nobody" })).status).toBe(404);
    expect(await wallet()).toBe(0);
  });

  it.each([
    ["twice", [["paid"], ["paid"]], 5_000, "paid", []],
    ["after a decline", [["declined"], ["paid"]], 5_000, "paid", []],
    ["in part, and then whole", [["partly_paid", 2_000], ["paid"]], 5_000, "paid", []],
    ["with less than was asked for", [["paid", 4_000]], 4_000, "partly_paid", ["amount_differs"]],
    ["with more than was asked for", [["paid", 6_000]], 6_000, "paid", ["amount_differs"]],
    ["and refunded", [["paid"], ["refunded"]], 0, "refunded", []],
    ["charged back, and won again", [["paid"], ["charged_back"], ["paid"]], 5_000, "paid", []],
    ["and said to be declined afterwards", [["paid"], ["declined"]], 5_000, "paid", ["state_differs"]],
  ] as const)("that is told %s has one effect, booked right", async (_, told, expected, state, alarms) => {
    const { body } = await pay();
    for (const [to, amount] of told)
      await tell(body.txId, to, amount === undefined ? undefined : { amount, currencyCode: "EUR" });
    expect([await wallet(), (await rowOf(body.txId)).state, await alarmsOf(body.txId)]).toEqual([expected, state, alarms]);
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("ignores what comes late", async () => {
    const { body } = await pay();
    const uuid = await uuidOf(body.txId);
    const waiting = peer.signed(peer.reportOf(peer.bring(uuid, "waiting")));
    const paid = peer.signed(peer.reportOf(peer.bring(uuid, "paid")));
    const refunded = peer.signed(peer.reportOf(peer.bring(uuid, "refunded")));
    for (const message of [refunded, paid, waiting]) expect((await app.inject(message)).statusCode).toBe(200);
    expect([await wallet(), (await rowOf(body.txId)).state]).toEqual([0, "refunded"]);
  });

  it("that was charged back and won back stays paid, also where the charge-back is heard of last", async () => {
    const { body } = await pay();
    const uuid = await uuidOf(body.txId);
    const states = ["paid", "charged_back", "paid"] as const;
    const [first, second, third] = states.map((state) => peer.signed(peer.reportOf(peer.bring(uuid, state))));
    for (const message of [first, third, second]) expect((await app.inject(message!)).statusCode).toBe(200);
    expect([(await rowOf(body.txId)).state, await wallet()]).toEqual(["paid", 5_000]);
  });

  it("in another currency than was asked for is booked by the rate of the day, and rings", async () => {
    const { body } = await pay();
    await tell(body.txId, "paid", { amount: 10_000, currencyCode: "NOK" });
    expect([await alarmsOf(body.txId), (await rowOf(body.txId)).settledCurrencyCode]).toEqual([["currency_differs"], "NOK"]);
    expect(await wallet()).toBe(Math.round(10_000 / Number(app.rateOf("NOK"))));
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("that is charged back when it is played away is owed, never below nothing, and rings", async () => {
    const { body } = await pay();
    await tell(body.txId, "paid");
    await app.db.execute(
      sql`select ledger_book('round', ${`round:${randomUUID()}`}, array['cash', 'house'], array[${userId}, null]::int[], array['EUR', 'EUR'], array[-3000, 3000]::bigint[])`,
    );
    await tell(body.txId, "charged_back");
    expect([await wallet(), await alarmsOf(body.txId)]).toEqual([0, ["owed"]]);
    const { body: conditions } = await get("/api/user/get-withdraw-conditions");
    expect(conditions).toMatchObject({ free: 0 });
    await tell(body.txId, "paid");
    expect(await wallet()).toBe(2_000);
  });

  it.each([
    ["a yen", "JPY", 5_000, 5_000],
    ["a dinar", "KWD", 12.345, 12_345],
  ])("keeps the decimals of %s (0 and 3)", async (_, currencyCode, amount, minor) => {
    await newPlayer({ currencyCode });
    const { body } = await pay({ amount });
    await tell(body.txId, "paid");
    expect(await wallet(currencyCode)).toBe(minor);
    expect(await pay({ amount: 10.00001 })).toMatchObject({ status: 400 });
  });

  it("in the currency of the player's country keeps the rate that it began with", async () => {
    await newPlayer({ country: "IN" });
    const { body } = await pay({ pspID: "peer_upi", amount: 5_000 });
    const { rate } = await rowOf(body.txId);
    await app.db.execute(sql`update currency_rates set per_euro = per_euro * 2 where currency_code = 'INR'`);
    await app.announce(app.db, "rates");
    await expect.poll(() => app.rateOf("INR")).not.toBe(rate);
    await tell(body.txId, "paid");
    expect(await wallet()).toBe(Math.round(500_000 / Number(rate)));
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("of a coin comes to the player's own address without being announced, and counts its confirmations (C-7.08)", async () => {
    const address = await get<{ wallet: { address: string; qrBase64: string } }>(
      "/api/user/get-crypto-wallet-address?cryptoCurrencyCode=BTC&network=BTC",
    );
    expect(address.body.wallet.qrBase64.slice(0, 8)).toBe("iVBORw0K");
    const transfer = {
      paymentId: null,
      providerReference: `tx-${randomUUID()}`,
      address: { address: address.body.wallet.address, network: "BTC", currencyCode: "BTC" },
      settled: { amount: 100_000, currencyCode: "BTC" },
    };
    const base = {
      kind: "deposit",
      paymentId: "",
      providerReference: "",
      amount: 0,
      currencyCode: "BTC",
      settled: null,
      changes: 1,
    } as const;
    const seen = (count: number, state: "waiting" | "paid") =>
      app.inject(
        peer.signed(
          peer.reportOf({ ...base, state, changes: count + 1 }, { ...transfer, confirmations: { seen: count, needed: 2 } }),
        ),
      );
    await Promise.all([seen(0, "waiting"), seen(1, "waiting")]);
    expect(await wallet()).toBe(0);
    await seen(2, "paid");
    const [row] = await app.db.select().from(payments).where(eq(payments.providerReference, transfer.providerReference));
    expect(row).toMatchObject({ state: "paid", methodId: "peer_btc", confirmationsSeen: 2 });
    expect(await wallet()).toBe(row?.walletAmount);
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("that nobody has is an alarm, and no money", async () => {
    const base = {
      kind: "deposit",
      paymentId: randomUUID(),
      providerReference: "who",
      amount: 100,
      currencyCode: "EUR",
      changes: 1,
    } as const;
    await app.inject(peer.signed(peer.reportOf({ ...base, state: "paid", settled: { amount: 100, currencyCode: "EUR" } })));
    const { body } = await get<{ alarms: { rows: { kind: string; paymentId: number | null }[] } }>(
      "/api/backoffice/payments/alarms",
      staff.cashier,
    );
    expect(body.alarms.rows).toContainEqual(expect.objectContaining({ kind: "unknown_payment", paymentId: null }));
  });
});

describe("time", () => {
  it("ends a deposit that nobody pays, and books one whose provider was silent when it is asked", async () => {
    const [silent, unpaid] = [(await pay()).body.txId, (await pay()).body.txId];
    peer.bring(await uuidOf(silent), "paid");
    await app.db.execute(
      sql`update payments set expires_at = now() - interval '1 minute', updated_at = now() - interval '1 hour' where id in (${silent}, ${unpaid})`,
    );
    await lookAfterPayments(app);
    expect([(await rowOf(silent)).state, (await rowOf(unpaid)).state, await wallet()]).toEqual(["paid", "expired", 5_000]);
    await tell(unpaid, "paid");
    expect([(await rowOf(unpaid)).state, await wallet()]).toEqual(["paid", 10_000]);
  });

  it("asks a silent provider within seconds, then more and more seldom, until it says what became of a deposit", async () => {
    const { txId } = (await pay()).body;
    const asked = async (seconds: number) => {
      await app.db.execute(sql`update payments set updated_at = updated_at - make_interval(secs => ${seconds}),
        asked_at = asked_at - make_interval(secs => ${seconds}) where id = ${txId}`);
      await lookAfterPayments(app);
      return (await rowOf(txId)).tries;
    };
    expect([await asked(6), await asked(6), await asked(6)], "after 5 s, and 10 s later").toEqual([1, 1, 2]);
    peer.bring(await uuidOf(txId), "paid");
    expect([await asked(6), (await rowOf(txId)).state]).toEqual([2, "needs_customer"]);
    await asked(20);
    expect([(await rowOf(txId)).state, await wallet()]).toEqual(["paid", 5_000]);
  });

  it("asks a silent provider sooner while its player looks: whoever comes back from their bank late does not wait minutes", async () => {
    const { txId } = (await pay()).body;
    const asked = async (seconds: number) => {
      await app.db.execute(sql`update payments set asked_at = now() - make_interval(secs => ${seconds}) where id = ${txId}`);
      await lookAfterPayments(app);
      return (await rowOf(txId)).tries;
    };
    await app.db.execute(sql`update payments set tries = 5 where id = ${txId}`);
    expect(await asked(100), "nobody looks: after 160 s").toBe(5);
    await get(`/api/user/get-payment?paymentId=${txId}`);
    expect(await asked(11), "somebody looks").toBe(2);
  });

  it("finds out whether a provider that did not answer has a payment", async () => {
    peer.setAway(true);
    const { body } = await pay();
    expect(body).toMatchObject({ success: false, errorCode: "PROVIDER_UNAVAILABLE" });
    peer.setAway(false);
    await app.db.execute(
      sql`update payments set created_at = now() - interval '5 minutes', updated_at = now() - interval '5 minutes' where id = ${body.txId}`,
    );
    await lookAfterPayments(app);
    expect(await rowOf(body.txId)).toMatchObject({ state: "declined", errorCode: "PROVIDER_UNAVAILABLE" });
  });
});

describe("a deposit is refused", () => {
  it.each([
    ["below the least", { amount: 5 }, "PAYMENT_PROVIDER_LIMIT_THRESHOLD", 10],
    ["above the most", { amount: 50_000 }, "PAYMENT_PROVIDER_LIMIT_THRESHOLD", 10],
  ])("%s, with the limits (C-8.02)", async (_, body, errorCode, minAmount) => {
    expect(await pay(body)).toMatchObject({
      status: 200,
      body: { success: false, errorCode, minAmount, maxAmount: 10_000, txId: null },
    });
  });

  it("to who is excluded, lives where nobody is licensed, has told too little, or has a currency without a rate (C-5.26, D-39, D-44)", async () => {
    const set = (change: ReturnType<typeof sql>) => app.db.execute(sql`update users set ${change} where id = ${userId}`);
    await set(sql`first_name = null`);
    expect(await pay()).toMatchObject({ status: 409, body: { code: "profile.incomplete", data: { fields: ["firstName"] } } });
    await set(sql`first_name = 'Ada', currency_code = 'KPW'`);
    expect(await pay()).toMatchObject({ status: 409, body: { code: "currency.not_offered" } });
    await set(sql`currency_code = 'EUR', country_code = 'US'`);
    expect(await pay()).toMatchObject({ status: 403, body: { code: "market.not_served" } });
    await set(sql`country_code = 'DE', excluded_until = now() + interval '1 day'`);
    expect([403, 401]).toContain((await pay()).status);
  });

  it("that passes the player's own limit, with what it leaves", async () => {
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, currency_code, amount, set_at) values (${userId}, 'deposit', 'daily', 'EUR', 12000, now())`,
    );
    await withMoney(100);
    expect(await pay({ amount: 50 })).toMatchObject({ status: 200, body: { errorCode: "DEPOSIT_LIMIT", maxAmount: 20 } });
    expect((await pay({ amount: 20 })).body).toMatchObject({ success: true });
  });

  it("beyond a limit, however many are started at once: 100 of 10 against 100 give exactly ten", async () => {
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, currency_code, amount, set_at) values (${userId}, 'deposit', 'weekly', 'EUR', 10000, now())`,
    );
    const start = { method: "POST", url: "/api/user/init-pay", payload: { pspID: "peer_card", amount: 10 }, headers } as const;
    const fromElsewhere = { ...start, remoteAddress: "127.0.0.2" }; // so many of one address are refused for all tests
    const answers = await Promise.all(Array.from({ length: 100 }, () => call<Started>(app, fromElsewhere)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(10);
    const refused = answers.filter(({ body }) => !body.success).map(({ body }) => body.errorCode);
    expect(new Set(refused)).toEqual(new Set(["DEPOSIT_LIMIT"]));
    const { rows } = await app.db.execute<{ sum: string }>(
      sql`select sum(wallet_amount) as sum from payments where user_id = ${userId}`,
    );
    expect(Number(rows[0]?.sum)).toBe(10_000);
  });

  it("by a way that the back office has switched off, and listed no more (C-9.12)", async () => {
    const off = {
      market: null,
      currency: null,
      methods: [
        { methodId: "peer_bank", isEnabled: true },
        { methodId: "peer_card", isEnabled: false },
      ],
    };
    const arrange = (body: object) =>
      call(app, { method: "PUT", url: "/api/backoffice/payments/methods", payload: body, headers: staff.admin });
    expect((await arrange(off)).status).toBe(200);
    const listed = async () =>
      (await get<{ paymentMethods: { id: string }[] }>("/api/user/get-payment-methods")).body.paymentMethods.map(({ id }) => id);
    expect(await listed()).toEqual(["peer_bank", "peer_btc"]);
    expect((await pay()).body).toMatchObject({ errorCode: "METHOD_NOT_AVAILABLE" });
    await arrange({ ...off, methods: [] });
    expect(await listed()).toContain("peer_card");
  });
});

const iban = {
  beneficiaryName: "Ada Berg",
  beneficiaryAccount: "DE89 3704 0044 0532 0130 00",
  bankCode: "COBADEFF",
  bankName: "Bank",
};
const withdraw = (body: object = {}) =>
  post<{ data: { withdrawRequestId: number }; code?: string }>("/api/user/init-withdrawal", {
    amount: 80,
    pspID: "peer_bank",
    ...iban,
    ...body,
  });

describe("a withdrawal", () => {
  const approve = (id: number, as = staff.cashier) => post(`/api/backoffice/payments/${id}/approve`, { note: "Looked at" }, as);
  const statesOf = async (id: number) =>
    (await app.db.select({ state: payments.state }).from(payments).where(eq(payments.requestId, id)).orderBy(payments.id)).map(
      ({ state }) => state,
    );

  it("reserves its money at once, goes back to what paid in, is approved, sent and paid (C-7.05)", async () => {
    await withMoney(100);
    const { status, body } = await withdraw({ amount: 100 });
    expect([status, await wallet()]).toEqual([200, 0]);
    const id = body.data.withdrawRequestId;
    const { body: list } = await get<{
      withdrawRequests: { rows: { parts: { methodId: string; amount: number }[]; state: string }[] };
    }>("/api/user/get-withdraw-requests?status=0");
    expect(list.withdrawRequests.rows[0]).toMatchObject({
      state: "in_review",
      statusEnum: "requested",
      amount: 100,
      parts: [{ methodId: "peer_card", amount: 100 }],
    });
    expect((await approve(id)).status).toBe(200);
    await expect.poll(() => statesOf(id)).toEqual(["sent"]);
    await tell(id, "paid");
    await tell(id, "paid"); // told twice
    expect([await statesOf(id), await wallet()]).toEqual([["paid"], 0]);
    expect(await problemsOfBooks()).toEqual([]);
    expect((await lettersTo()).at(-1)).toEqual(["payout_paid", "Your withdrawal of €100.00 is paid", `?receipt=w${id}`]);
    expect((await lettersTo()).map(([template]) => template)).toEqual(["deposit_booked", "payout_paid"]);
    expect(
      (await get<{ withdrawRequests: { count: number } }>("/api/user/get-withdraw-requests?status=0")).body.withdrawRequests
        .count,
    ).toBe(0);
  });

  it("of more than was paid in goes there as far as that, and the rest where the player wants it", async () => {
    await withMoney(50);
    await app.db.execute(
      sql`select ledger_book('jackpot', ${`jackpot:${randomUUID()}`}, array['cash', 'house'], array[${userId}, null]::int[], array['EUR', 'EUR'], array[20000, -20000]::bigint[])`,
    );
    const { body } = await withdraw({ amount: 200 });
    const parts = await app.db
      .select()
      .from(payments)
      .where(eq(payments.requestId, body.data.withdrawRequestId))
      .orderBy(payments.methodId);
    expect(parts.map(({ methodId, amount }) => [methodId, amount])).toEqual([
      ["peer_bank", 15_000],
      ["peer_card", 5_000],
    ]);
  });

  it("of the same money twice at once is one", async () => {
    await withMoney(100);
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await wallet()).toBe(2_000);
    const key = randomUUID();
    await withMoney(100);
    const same = await Promise.all([withdraw({ key }), withdraw({ key })]);
    expect(new Set(same.map(({ body }) => body.data.withdrawRequestId)).size).toBe(1);
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("that is rejected, cancelled or failed gives its money back at once; what failed and then arrived takes it again (L-7.18, C-3.25)", async () => {
    await withMoney(100);
    const first = (await withdraw()).body.data.withdrawRequestId;
    const rejection = { code: "other_holder", reason: "The account is in another name." };
    expect((await post(`/api/backoffice/payments/${first}/reject`, rejection, staff.cashier)).status).toBe(200);
    expect([await wallet(), (await rowOf(first)).reason]).toEqual([10_000, rejection.reason]);
    const second = (await withdraw()).body.data.withdrawRequestId;
    expect((await post("/api/user/withdraw-reject", { withdrawRequestId: second })).status).toBe(200);
    expect(await wallet()).toBe(10_000);
    const third = (await withdraw()).body.data.withdrawRequestId;
    expect(await post("/api/backoffice/payments/0/approve", {}, staff.cashier)).toMatchObject({ status: 400 });
    await approve(third);
    await expect.poll(() => statesOf(third)).toEqual(["sent"]);
    expect(await post("/api/user/withdraw-reject", { withdrawRequestId: third })).toMatchObject({
      status: 409,
      body: { code: "payment.not_cancellable" },
    });
    await tell(third, "failed");
    expect(await wallet()).toBe(10_000);
    await tell(third, "paid");
    expect([await wallet(), await alarmsOf(third)]).toEqual([2_000, ["state_differs"]]);
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("is not cancelled where the market forbids it (D-06)", async () => {
    await withMoney(100);
    await app.db.execute(sql`update users set country_code = 'GB' where id = ${userId}`);
    const { body } = await withdraw();
    expect(await post("/api/user/withdraw-reject", { withdrawRequestId: body.data.withdrawRequestId })).toMatchObject({
      status: 409,
    });
    expect((await get("/api/user/get-withdraw-conditions")).body).toMatchObject({ canCancel: false, reserved: 80 });
  });

  it("from the house's amount on takes the yes of two people", async () => {
    await changeSettings(app, {
      payouts: { allowCancel: true, reviewHours: 4, fourEyesFrom: 50, approveBelow: 0, newAddressHours: 24 },
    });
    try {
      await withMoney(100);
      const id = (await withdraw()).body.data.withdrawRequestId;
      expect((await approve(id)).body).toMatchObject({ data: { state: "in_review" } });
      expect(await approve(id)).toMatchObject({ status: 409, body: { code: "payment.second_yes" } });
      const queue = await get<{
        payouts: { rows: { paymentId: number; needsTwo: boolean; facts: { name: string }[]; firstYes: { by: string } }[] };
      }>("/api/backoffice/payments/payouts?tab=second_yes", staff.admin);
      expect(queue.body.payouts.rows.find(({ paymentId }) => paymentId === id)).toMatchObject({
        needsTwo: true,
        firstYes: { by: "cashier@foyer.test" },
      });
      expect((await approve(id, staff.admin)).body).toMatchObject({ data: { state: "approved" } });
      expect(await approve(id, staff.admin)).toMatchObject({ status: 409, body: { code: "payment.decided" } });
      const { body } = await get<{ changes: { rows: { change: string; actor: string }[] } }>(
        "/api/backoffice/payments/changes",
        staff.admin,
      );
      expect(body.changes.rows.slice(0, 2)).toMatchObject([
        { change: "approved", actor: "admin@foyer.test" },
        { change: "first_yes", actor: "cashier@foyer.test" },
      ]);
    } finally {
      await changeSettings(app, { payouts: undefined });
    }
  });

  it("asks for what is missing, and says all that is wrong with a bank account together (C-5.01 to C-5.05, C-6.16)", async () => {
    await withMoney(100);
    const wrong = await withdraw({ beneficiaryName: "", beneficiaryAccount: "DE00 0000", bankCode: "1" });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain("error.withdrawal.bankcode.invalid");
    expect(await withdraw({ amount: 500 })).toMatchObject({
      status: 409,
      body: { code: "payment.too_little", data: { free: 100 } },
    });
    await app.db.execute(sql`update users set kyc_status = 'PENDING' where id = ${userId}`);
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { code: "payment.conditions", data: { condition: "documents" } },
    });
  });
});

describe("the history", () => {
  it("tells deposits and withdrawals with figures, and as CSV of the same filters (C-7.25)", async () => {
    await withMoney(100);
    await pay({ amount: 20 });
    const list = await get<{
      transactions: { count: number; rows: { state: string; balanceAfter: number | null }[] };
      totals: object;
    }>("/api/user/get-user-transactions?pageNo=0&limit=1");
    expect(list.body).toMatchObject({
      transactions: { count: 2, rows: [{ state: "needs_customer", balanceAfter: null }] },
      totals: { paidIn: 100, paidInCount: 1, onItsWay: 0, onItsWayCount: 0 }, // begun and not paid
    });
    await withdraw({ amount: 30 });
    const after = await get<{ totals: object }>("/api/user/get-user-transactions?limit=1");
    expect(after.body).toMatchObject({ totals: { paidIn: 100, onItsWay: 30, onItsWayCount: 1 } });
    const paid = await get<{ transactions: { rows: object[] } }>(
      "/api/user/get-user-transactions?states=paid&transactionType=deposit",
    );
    expect(paid.body.transactions.rows).toMatchObject([
      { walletAmount: 100, balanceAfter: 100, statusEnum: "confirmed", status: 1, isSuccess: true },
    ]);
    const csv = await app.inject({ url: "/api/user/transactions.csv?states=paid", headers });
    expect([csv.statusCode, csv.body.split("\r\n").length]).toEqual([200, 3]);
    expect((await app.inject({ url: "/api/user/transactions.csv" })).statusCode).toBe(401);
  });

  it("shows a win right above its bet, whose balance after is the win's before, to each player of the demo (C-7.26, C-3.28, L-7.19)", async () => {
    const { rows: players } = await app.db.execute<{ id: number; currency: string }>(
      sql`select distinct e.user_id as id, e.currency_code as currency from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.kind = 'round' and e.user_id is not null`,
    );
    const wrong: unknown[] = [];
    let wins = 0;
    for (const { id: userId, currency: currencyCode } of players) {
      const rows = await listMovements(app.db, { userId, currencyCode, filter: {}, limit: 10_000, offset: 0 });
      for (const [place, win] of rows.entries()) {
        if (win.actionType !== "win") continue;
        wins++;
        const bet = rows[place + 1];
        if (bet?.actionType !== "bet" || bet.roundId !== win.roundId || bet.afterBalance !== win.beforeBalance)
          wrong.push({ win, bet });
      }
    }
    expect(wins).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
