import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { payments } from "./tables";

/** The names and usual values of the documents' own calls, as another front end would read them. */
let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let headers: Record<string, string>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  headers = await bearerOf(app, "paid@foyer.test");
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
const get = async (url: string) => (await call(app, { url, headers })).body;

it("a method has the documents' fields and flags (C-3.01, C-3.02, C-3.03, C-3.04)", async () => {
  const { paymentMethods } = (await get("/api/user/get-payment-methods?locale=en&action=deposit")) as {
    paymentMethods: Record<string, unknown>[];
  };
  const card = paymentMethods.find(({ id }) => id === "peer_card");
  expect(card).toMatchObject({
    name: "peer",
    title: "peer_card",
    parent: null,
    paymentMethod: "card",
    currency: "EUR",
    bonus: true,
  });
  for (const flag of [
    "isActive",
    "withdrawalExist",
    "isCardForm",
    "isBank",
    "isEmail",
    "isCrypto",
    "isCryptoNetwork",
    "isCryptoForm",
  ])
    expect(typeof card?.[flag], flag).toBe("boolean");
  for (const field of ["defaultAmount", "textBottomAmount", "logos", "thumbnail_url", "thumbnailUrl", "nominalCurrency"])
    expect(card, field).toHaveProperty(field);
});

it("the bounds of deposits are told by currency (C-3.13, C-7.06, L-7.13)", async () => {
  const { minDepConfig } = (await get("/api/user/get-min-dep-config?currency=EUR")) as { minDepConfig: Record<string, object> };
  expect(minDepConfig["EUR"]).toEqual({ minAmount: 10, maxAmount: 10_000 });
});

it("a coin has its networks, an address of the player's own, and what arrives of an amount (C-3.20, C-3.21, C-3.22, L-7.15, L-7.16, L-7.17)", async () => {
  const { networks } = (await get("/api/user/get-crypto-wallet-networks?cryptoCurrencyCode=BTC")) as { networks: object[] };
  expect(networks).toMatchObject([
    { code: "BTC", name: "Bitcoin", protocol: "", payinEnabled: true, minimumPayinAmount: 0.0001 },
  ]);
  const address = "/api/user/get-crypto-wallet-address?cryptoCurrencyCode=BTC&network=BTC";
  const own = await get(address);
  expect(await get(address)).toEqual(own); // asked again it is the same
  expect(await get(address.replace("Code=BTC", "Code=btc"))).toEqual(own); // in whatever case
  const { credit_amount: credit } = (await get(
    "/api/user/get-crypto-wallet-calc-withdrawal-amount?receive_currency=BTC&amount=100",
  )) as { credit_amount: number };
  expect(credit).toBeGreaterThan(0);
});

it.each([
  ["peer_card", "EUR", 100],
  ["peer_btc", "BTC", 50],
])(
  "init-pay by %s without an amount is of %s, worth %d in the wallet (C-9.06, C-7.04, L-7.26)",
  async (pspID, currencyCode, worth) => {
    const { body } = await call<{ txId: number }>(app, {
      method: "POST",
      url: "/api/user/init-pay",
      payload: { pspID, ...(pspID === "peer_btc" && { network: "BTC" }) },
      headers,
    });
    const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
    expect(row).toMatchObject({ currencyCode, walletCurrencyCode: "EUR" });
    expect(Math.abs((row?.walletAmount ?? 0) - worth * 100)).toBeLessThanOrEqual(1);
  },
);

const post = (path: string, payload: object) =>
  call<{ txId: number; errorCode: string | null; data: { issues: { path: string[]; message: string }[] } }>(app, {
    method: "POST",
    url: `/api/user/${path}`,
    payload,
    headers,
  });

it.each([
  ["empty", { amount: "" }, 10_000],
  ["null", { amount: null }, 10_000],
  ["as it was typed", { amount: "25.50" }, 2_550],
])("init-pay with an amount that is %s (C-7.02, C-5.12)", async (_, sent, expected) => {
  const { body } = await post("init-pay", { pspID: "peer_card", bonusID: "", ...sent });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
  expect(row).toMatchObject({ amount: expected, bonusId: null });
});

it.each(["-5", "1e3", "12,5", "ten", " "])("init-pay refuses an amount of %j", async (amount) => {
  expect(await post("init-pay", { pspID: "peer_card", amount })).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ["body", "amount"] }] } },
  });
});

it("init-pay reads a bonus as the address has it in b (C-7.02, C-2.11)", async () => {
  const { body } = await post("init-pay", { pspID: "peer_card", amount: 20, bonusID: "999999" });
  expect(body.errorCode).toBe("BONUS_NOT_AVAILABLE");
});

it.each(["init-pay", "initialize-payment"])("%s starts no deposit for who wants to withdraw (C-7.02, C-7.10)", async (path) => {
  const { status, body } = await post(path, { action: "withdraw", pspID: "peer_card", amount: 20 });
  expect([status, body.data.issues]).toEqual([
    400,
    [{ path: ["body", "action"], message: "A withdrawal is asked for by init-withdrawal." }],
  ]);
});

it("a withdrawal in a coin is asked for by the documents' fields alone, which name no id (C-3.24, C-7.05)", async () => {
  const payload = {
    ...{ amount: 40, cryptoCurrencyAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", paymentMethod: "crypto" },
    ...{
      paymentProvider: "gatewaycrypto",
      currencyCode: "BTC",
      selectedNetwork: "BTC",
      nominalCurrency: "EUR",
      burnsBonus: true,
    },
  };
  const asked = await call<{ code?: string; data: { success: boolean; withdrawRequestId: number } }>(app, {
    method: "POST",
    url: "/api/user/init-withdrawal",
    payload,
    headers,
  });
  expect(asked).toMatchObject({ status: 200, body: { data: { success: true } } });
  expect((await post("init-withdrawal", { ...payload, paymentProvider: "nobody" })).status).toBe(404);
  expect((await post("init-withdrawal", { ...payload, currencyCode: "XRP" })).status).toBe(404);
});

it("a deposit is started by provider and method where one way fits, and by none where several do (C-7.02)", async () => {
  const started = await post("init-pay", { provider: "peer", paymentMethod: "netbanking", amount: 20 });
  expect(started.body).toMatchObject({ errorCode: null, txId: expect.any(Number) });
  expect((await post("init-pay", { provider: "peer", amount: 20 })).status).toBe(404);
});

it("fields of a withdrawal that its way does not ask for may be null, and all that is wrong is still said (C-3.23, C-5.05)", async () => {
  const others = { cardNumber: null, cardHolderName: null, expiryDate: null, cvc: null, email: null, bankBranch: null };
  const bank = { pspID: "peer_bank", paymentMethod: "netbanking", beneficiaryName: "Ada Berg", beneficiaryAccount: "" };
  const { status, body } = await post("init-withdrawal", { ...others, ...bank, amount: "20", bankCode: "123", bankName: null });
  expect([status, body.data.issues.map(({ message }) => message)]).toEqual([
    400,
    ["error.withdrawal.beneficiaryaccount.required", "error.withdrawal.bankcode.invalid", "error.withdrawal.bankname.required"],
  ]);
});

it.each([
  "get-user-transactions?pageNo=0&limit=10&startDate=&endDate=&transactionType=&search=",
  "get-casino-transactions?pageNo=&limit=&startDate=&endDate=&search=",
  "get-min-dep-config?currency=",
  "get-crypto-wallet-calc-withdrawal-amount?receive_currency=BTC&nominal_receive_currency=&receive_network=&amount=100",
  "get-public-player-statistic?filters=&gameType=&currency=&locale=",
  "get-tournament-activities?limit=&pageNo=&orderBy=&sort=&filters=&locale=",
])("a parameter that is empty says the same as none: %s (C-7.25, C-7.26, C-7.06, C-7.09, C-7.29, C-7.31)", async (address) => {
  const filled = address.replace(/(?<=[?&])\w+=(?:&|$)/g, "").replace(/[?&]$/, "");
  const [empty, without] = await Promise.all(
    [address, filled].map((each) => call<object>(app, { url: `/api/user/${each}`, headers })),
  );
  expect(empty?.status).toBe(200);
  expect(Object.keys(empty?.body ?? {})).toEqual(Object.keys(without?.body ?? {}));
});

it("a parameter that has to be there is asked for where it is empty, and a wrong one is still refused", async () => {
  for (const address of ["get-crypto-wallet-networks?cryptoCurrencyCode=", "get-user-transactions?search=&transactionType=all"])
    expect((await call(app, { url: `/api/user/${address}`, headers })).status, address).toBe(400);
});

it("a withdrawal takes the documents' fields, no number and no code of a card among them (C-3.23, C-7.05)", async () => {
  const payload = {
    ...{ amount: 20, beneficiaryName: "Ada Berg", beneficiaryAccount: "DE89370400440532013000", bankCode: "COBADEFFXXX" },
    ...{ bankName: "Commerzbank", bankBranch: "Mitte", bankAddress: "Berlin", email: "", paymentProvider: "peer" },
    ...{ paymentMethod: "netbanking", pspID: "peer_bank", cardNumber: "", cardHolderName: "", expiryDate: "", cvc: "" },
  };
  const ask = (more: object) =>
    call<{ data?: { success: boolean }; fields?: unknown }>(app, {
      method: "POST",
      url: "/api/user/init-withdrawal",
      payload: { ...payload, ...more },
      headers,
    });
  expect((await ask({ cvc: "123" })).status).toBe(400);
  expect((await ask({ bankCode: "COBADEFFXXXCOBAD" })).status).toBe(400); // sixteen characters (C-9.07)
  expect(await ask({ burnsBonus: true })).toMatchObject({ status: 200, body: { data: { success: true } } });
});

it("a row of the history says its number, its type and its state in the documents' words (C-3.26, C-3.27)", async () => {
  const list = (await get("/api/user/get-user-transactions?pageNo=0&limit=100")) as {
    transactions: { rows: Record<string, unknown>[] };
  };
  expect(list.transactions.rows.length).toBeGreaterThan(1);
  for (const row of list.transactions.rows) {
    const isDeposit = row["transactionType"] === "deposit";
    expect([row["transactionBankingId"] !== null, row["withdrawRequestId"] !== null]).toEqual([isDeposit, !isDeposit]);
    expect(["confirmed", "rejected", "requested", "pending"]).toContain(row["statusEnum"]);
    for (const field of ["createdAt", "paymentMethod", "amount", "currencyCode", "status", "isSuccess", "bonusId"])
      expect(row, field).toHaveProperty(field);
  }
});

it("the id of another player in an address or a body starts nothing of theirs (C-2.12, D-18)", async () => {
  const [other] = (await app.db.execute<{ id: number }>(sql`select id from users where email = 'unpaid@foyer.test'`)).rows;
  const { body } = await call<{ txId: number }>(app, {
    method: "POST",
    url: `/api/user/init-pay?u=${other?.id}`,
    payload: { pspID: "peer_card", amount: 20, u: other?.id, userId: other?.id },
    headers,
  });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
  const [own] = (await app.db.execute<{ id: number }>(sql`select id from users where email = 'paid@foyer.test'`)).rows;
  expect(row?.userId).toBe(own?.id);
});

it("test users and streamers pay in and out by the same rules (C-6.20)", async () => {
  const rules = () =>
    Promise.all(
      ["/api/user/get-payment-methods?action=deposit", "/api/user/get-min-dep-config", "/api/user/get-withdraw-conditions"].map(
        get,
      ),
    );
  const usual = await rules();
  for (const flag of [sql`is_test`, sql`is_streamer`]) {
    await app.db.execute(sql`update users set ${flag} = true where email = 'paid@foyer.test'`);
    expect(await rules()).toEqual(usual);
    await app.db.execute(sql`update users set ${flag} = false where email = 'paid@foyer.test'`);
  }
});

it("tells the further lists of a player: favourites, bonuses with the last one, transactions, wallets, documents and labels, tournaments, limits, languages (L-3.40)", async () => {
  const lists: Record<string, string[]> = {
    "/api/user/get-favorite-games": ["favoriteGames"],
    "/api/user/get-user-bonus": ["userBonus", "lastBonus"],
    "/api/user/get-user-transactions": ["transactions"],
    "/api/user/get-user-wallets": ["wallets"],
    "/api/document/get-documents": ["userDocument"],
    "/api/document/get-document-label": ["labels"],
    "/api/user/get-tournaments": ["tournaments"],
    "/api/user/get-limit-table": ["limitTable"],
    "/api/admin/get-languages": ["languages"],
  };
  for (const [url, names] of Object.entries(lists)) {
    const answer = await call<Record<string, unknown>>(app, { url, headers });
    expect(answer.status, url).toBe(200);
    for (const name of names) expect.soft(answer.body, url).toHaveProperty(name);
  }
});
