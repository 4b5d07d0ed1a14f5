import { eq } from "drizzle-orm";
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
  expect(await get(address)).toEqual(await get(address)); // asked again it is the same
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
