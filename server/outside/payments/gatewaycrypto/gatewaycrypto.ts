import * as z from "zod/mini";
import type { PaymentProvider } from "../port";
import type { CryptoGateway, ProvidedMethod } from "../provided";
import { ProviderAway } from "../reports";
import { callGateway } from "../gateway/client";
import type { Connection } from "../gateway/connection";
import { createGateway } from "../gateway/create_gateway";
import { plainMethod, termsIn } from "../gateway/method";

const count = z.int().check(z.minimum(0));
const networks = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    protocol: z.string(),
    payin: z.boolean(),
    payout: z.boolean(),
    minimumPayin: count,
    minimumPayout: count,
    payoutFee: count,
    confirmations: count,
    minutes: count,
  }),
);
const address = z.object({ address: z.string() });

const coins: readonly (readonly [string, string, { min: number; max: number; minutes: readonly [number, number] }])[] = [
  ["BTC", "Bitcoin", { min: 0.0001, max: 2, minutes: [10, 60] }],
  ["ETH", "Ether", { min: 0.005, max: 50, minutes: [3, 10] }],
  ["USDT", "Tether", { min: 10, max: 100_000, minutes: [1, 10] }],
  ["USDC", "USD Coin", { min: 10, max: 100_000, minutes: [1, 10] }],
  ["DOGE", "Dogecoin", { min: 10, max: 500_000, minutes: [10, 30] }],
];

/** Coins whose amount is said first, so that the address is for one payment (`isCryptoForm`). */
const formCoins: typeof coins = [["LTC", "Litecoin", { min: 0.01, max: 500, minutes: [10, 30] }]];

const methodOf = (
  [code, name, { min, max, minutes }]: (typeof coins)[number],
  kind: Pick<ProvidedMethod, "isCryptoNetwork" | "isCryptoForm">,
): ProvidedMethod => ({
  ...plainMethod,
  ...kind,
  id: `crypto_${code.toLowerCase()}`,
  name: "gatewaycrypto",
  title: { en: name },
  parent: { en: "Crypto", de: "Krypto", es: "Cripto", pt: "Cripto", da: "Krypto", no: "Krypto", fi: "Krypto" },
  family: "crypto",
  paymentMethod: "crypto",
  coin: code,
  isFinalAtOnce: true,
  terms: termsIn({ [code]: 1 }, { deposit: { min, max, minutes }, withdrawal: { min: min * 2, max, minutes } }),
});

/** Coins: addresses of customers, networks, and payouts to any address whose checksum is right. */
export function createGatewaycrypto(connection: Connection): PaymentProvider {
  const gateway = createGateway({
    key: "gatewaycrypto",
    channel: "crypto",
    connection,
    methods: [
      ...coins.map((coin) => methodOf(coin, { isCryptoNetwork: true, isCryptoForm: false })),
      ...formCoins.map((coin) => methodOf(coin, { isCryptoNetwork: false, isCryptoForm: true })),
    ],
    readAccount: () => null,
    more: ({ network }) => ({ ...(network && { network }) }),
    destinationOf: (target) => (target.kind === "crypto" ? { address: target.address, network: target.network } : null),
  });

  const crypto: CryptoGateway = {
    async networks(currencyCode) {
      const path = `/crypto/networks?currency=${encodeURIComponent(currencyCode)}`;
      const answer = await callGateway(connection, { method: "GET", path, answer: networks });
      if (!("body" in answer)) throw new ProviderAway(`The networks are refused with ${answer.status}`);
      return answer.body.map(({ payin, payout, ...network }) => ({ ...network, payinEnabled: payin, payoutEnabled: payout }));
    },
    async addressOf({ customerId: customer, currencyCode: currency, network, notifyUrl }) {
      const body = { customer, currency, network, notify_url: notifyUrl };
      const answer = await callGateway(connection, { method: "POST", path: "/crypto/addresses", body, answer: address });
      if (!("body" in answer)) throw new ProviderAway(`An address is refused with ${answer.status}`);
      return { address: answer.body.address, tag: null };
    },
  };
  return Object.assign(gateway, { crypto });
}
