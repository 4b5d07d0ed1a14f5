import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { PaymentProvider } from "../outside/payments/port";
import type { ProvidedMethod, ProvidedTerms } from "../outside/payments/provided";
import { ProviderAway, type ProviderReport, type RawNotification, SignatureWrong } from "../outside/payments/reports";

/** A payment as the other end of the line keeps it. */
export interface Kept {
  kind: "deposit" | "withdrawal";
  paymentId: string;
  providerReference: string;
  amount: number;
  currencyCode: string;
  state: ProviderReport["state"];
  settled: ProviderReport["settled"];
  /** Counts its changes: each is later than the one before, however fast they follow. */
  changes: number;
}

const secret = "a secret of the test's provider";
export const sign = (body: string | Buffer) => createHmac("sha256", secret).update(body).digest("hex");
const wide = (min: number, max: number): ProvidedTerms => ({ min, max, feeBasisPoints: 0, feeFixed: 0, minutes: [0, 5] });
const both = (min: number, max: number) => ({ deposit: wide(min, max), withdrawal: wide(min, max) });

const method = (id: string, more: Partial<ProvidedMethod>): ProvidedMethod => ({
  id,
  name: "peer",
  title: { en: id },
  parent: null,
  family: "card",
  paymentMethod: "card",
  isCardForm: false,
  isBank: false,
  isEmail: false,
  isCryptoNetwork: false,
  isCryptoForm: false,
  isCashier: false,
  countries: [],
  terms: { EUR: both(1_000, 1_000_000), JPY: both(1_000, 1_000_000), KWD: both(1_000, 10_000_000) },
  coin: null,
  canHaveBonus: true,
  thumbnail: null,
  logos: [],
  isFinalAtOnce: false,
  ...more,
});

const methods = [
  method("peer_card", {}),
  method("peer_bank", { family: "bank", paymentMethod: "netbanking", isBank: true }),
  method("peer_upi", { family: "qr", paymentMethod: "upiqrcode", countries: ["IN"], terms: { INR: both(10_000, 10_000_000) } }),
  method("peer_btc", {
    name: "gatewaycrypto",
    family: "crypto",
    paymentMethod: "crypto",
    coin: "BTC",
    isCryptoNetwork: true,
    terms: { BTC: both(10_000, 1_000_000_000) },
  }),
];

const startedAt = Date.parse("2026-01-01T00:00:00Z");

/** What a payment is at the other end, as it tells of it. */
export const reportOf = (payment: Kept, more: Partial<ProviderReport> = {}): ProviderReport => ({
  eventId: randomUUID(),
  at: new Date(startedAt + payment.changes),
  kind: payment.kind,
  paymentId: payment.paymentId,
  providerReference: payment.providerReference,
  state: payment.state,
  settled: payment.settled,
  account: payment.kind === "deposit" && payment.settled ? { token: "tok_4417", shown: "•••• 4417", holder: null } : null,
  code: payment.state === "declined" ? "CARD_DECLINED" : null,
  message: null,
  confirmations: null,
  address: null,
  ...more,
});

/** The adapter of the test's provider, in whatever process: all that it knows, it asks for at this origin. */
export function createPeerProvider(origin: string): PaymentProvider {
  const ask = async (path: string, body?: object): Promise<Kept | null> => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const got = await fetch(`${origin}${path}`, init).catch((error: unknown) => {
      throw new ProviderAway(String(error));
    });
    return (await got.json()) as Kept | null;
  };
  return {
    key: "peer",
    methods,
    frameOrigins: [],
    formOrigins: [],
    async startPayment(order) {
      const got = await ask("/payments", order);
      if (!got) throw new ProviderAway("nothing");
      return { kind: "redirect", providerReference: got.providerReference, url: `${origin}/pay/${got.paymentId}` };
    },
    async startPayout(order) {
      const got = await ask("/payouts", order);
      if (!got) throw new ProviderAway("nothing");
      return { kind: "sent", providerReference: got.providerReference };
    },
    async readNotification({ headers, body }: RawNotification) {
      const given = Buffer.from(String(headers["x-signature"] ?? ""));
      const right = Buffer.from(sign(body));
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new SignatureWrong("x-signature");
      const report = JSON.parse(body.toString()) as ProviderReport;
      return [{ ...report, at: new Date(report.at) }];
    },
    async readState({ paymentId }) {
      const got = await ask(`/payments/${paymentId}`);
      return got && reportOf(got);
    },
    async refundPayment({ paymentId }) {
      const got = await ask(`/payments/${paymentId}/refund`, {});
      return got && reportOf(got);
    },
    crypto: {
      networks: async () => [
        {
          code: "BTC",
          name: "Bitcoin",
          protocol: "",
          payinEnabled: true,
          payoutEnabled: true,
          minimumPayin: 10_000,
          minimumPayout: 10_000,
          payoutFee: 2_000,
          confirmations: 2,
          minutes: 20,
        },
      ],
      addressOf: async ({ customerId }) => ({ address: `bc1q${customerId.replaceAll("-", "")}`, tag: null }),
    },
  };
}
