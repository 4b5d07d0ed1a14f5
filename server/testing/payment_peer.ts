import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  type PaymentOrder,
  type PaymentProvider,
  type PayoutOrder,
  type ProvidedMethod,
  type ProvidedTerms,
  ProviderAway,
  type ProviderReport,
  type RawNotification,
  SignatureWrong,
} from "../outside/payments/port";

/** A payment as the other end of the line keeps it. */
interface Kept {
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
const sign = (body: string | Buffer) => createHmac("sha256", secret).update(body).digest("hex");
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

/** A provider of payments at the other end of a real line, with its adapter: what it tells is signed, and it can be silent or away. */
export async function openPaymentPeer() {
  const kept = new Map<string, Kept>();
  let isAway = false;
  const start = (order: PaymentOrder | PayoutOrder, kind: Kept["kind"]): Kept => {
    const known = kept.get(order.paymentId);
    if (known) return known;
    const fresh: Kept = {
      kind,
      paymentId: order.paymentId,
      providerReference: `peer-${randomUUID()}`,
      amount: order.amount,
      currencyCode: order.currencyCode,
      state: kind === "deposit" ? "needs_customer" : "sent",
      settled: null,
      changes: 0,
    };
    kept.set(order.paymentId, fresh);
    return fresh;
  };

  const server = createServer((request, response) => {
    void answer(request).then(
      (body) => response.end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });
  async function answer(request: IncomingMessage): Promise<unknown> {
    if (isAway) throw new Error("away");
    const body: unknown = JSON.parse((await text(request)) || "null");
    if (request.url === "/payments") return start(body as PaymentOrder, "deposit");
    if (request.url === "/payouts") return start(body as PayoutOrder, "withdrawal");
    return kept.get((request.url ?? "").slice("/payments/".length)) ?? null;
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask = async (path: string, body?: object): Promise<Kept | null> => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const got = await fetch(`${origin}${path}`, init).catch((error: unknown) => {
      throw new ProviderAway(String(error));
    });
    return (await got.json()) as Kept | null;
  };
  const reportOf = (payment: Kept, more: Partial<ProviderReport> = {}): ProviderReport => ({
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

  const provider: PaymentProvider = {
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
      const before = await ask(`/payments/${paymentId}`);
      if (!before?.settled) return null;
      const after: Kept = { ...before, state: "refunded", settled: null, changes: before.changes + 1 };
      kept.set(paymentId, after);
      return reportOf(after);
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

  return {
    provider,
    /** What it has, as its own file of the day would say. */
    kept,
    setAway: (away: boolean) => void (isAway = away),
    /** Changes a payment there; nobody is told. */
    bring(paymentId: string, state: Kept["state"], settled: Kept["settled"] = null): Kept {
      const before = kept.get(paymentId);
      if (!before) throw new Error("The provider does not know this payment");
      const isPaid = state === "paid" || state === "partly_paid";
      const after = {
        ...before,
        state,
        settled: isPaid ? (settled ?? { amount: before.amount, currencyCode: before.currencyCode }) : null,
        changes: before.changes + 1,
      };
      kept.set(paymentId, after);
      return after;
    },
    reportOf,
    /** A notification as it goes over the line. */
    signed(report: ProviderReport) {
      const payload = JSON.stringify(report);
      return {
        method: "POST" as const,
        url: "/api/payments/notify/peer",
        payload,
        headers: { "content-type": "application/json", "x-signature": sign(payload) },
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
