import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PaymentOrder, PayoutOrder } from "../orders";
import type { PaymentProvider } from "../port";
import type { ProvidedMethod } from "../provided";
import { type ProviderReport, type RawNotification, type ReportedState, SignatureWrong } from "../reports";

/** What the suite needs besides the adapter: the other end of the line, as the sandbox or a provider's test account has it. */
export interface ContractPeer {
  provider: PaymentProvider;
  /** Of which it starts payments, and payouts. */
  method: ProvidedMethod;
  /** Brings a payment that was started to this state, as its payer or the provider's own test tools would. */
  bringTo: (order: PaymentOrder | PayoutOrder, state: ReportedState) => Promise<void>;
  /** The notifications that the provider has sent about it so far, in order, as they came over the line. */
  notificationsOf: (paymentId: string) => Promise<RawNotification[]>;
  /** What the method asks for besides, as the card of a test. */
  more?: Partial<PaymentOrder>;
  target?: PayoutOrder["target"];
  /** What is paid, in minor units, where the method does not take 42 euros. */
  money?: { amount: number; currencyCode: string };
}

const usualMoney = { amount: 4_200, currencyCode: "EUR" };

export const orderOf = ({ method, more, money = usualMoney }: Pick<ContractPeer, "method" | "more" | "money">): PaymentOrder => ({
  paymentId: randomUUID(),
  reference: "FYR-D-000001",
  methodId: method.id,
  ...money,
  customer: {
    id: "a-player",
    email: "paid@foyer.test",
    firstName: "Alexander",
    lastName: "Berg",
    dateOfBirth: "1989-11-02",
    address: "Torstraße 98",
    city: "Berlin",
    zipCode: "10119",
    countryCode: "DE",
    ip: "203.0.113.9",
  },
  browser: {
    agent: "Firefox",
    acceptHeader: "*/*",
    screenWidth: 390,
    screenHeight: 844,
    windowWidth: 390,
    windowHeight: 700,
    colorDepth: 24,
    timezoneOffset: -60,
  },
  language: "en",
  returnUrl: "http://localhost:1/profile/deposit?payment=1",
  notifyUrl: "http://localhost:1/api/payments/notify/test",
  expiresAt: new Date(Date.now() + 600_000),
  card: null,
  email: null,
  network: null,
  ...more,
});

/** What every provider must do, whoever it is: call it in the adapter's test with the other end of its line. */
export function describeProvider(name: string, open: () => Promise<ContractPeer>): void {
  describe(`the provider ${name}`, () => {
    const readAll = async ({ provider, notificationsOf }: ContractPeer, paymentId: string): Promise<ProviderReport[]> =>
      (await Promise.all((await notificationsOf(paymentId)).map((message) => provider.readNotification(message)))).flat();

    const started = async (peer: ContractPeer) => {
      const order = orderOf(peer);
      const answer = await peer.provider.startPayment(order);
      if (answer.kind === "refused") throw new Error(`Refused: ${answer.code}`);
      return { order, answer };
    };

    it("has methods whose terms can be met", async () => {
      const { provider } = await open();
      expect(provider.methods.length).toBeGreaterThan(0);
      for (const { id, terms } of provider.methods) {
        expect(id).toMatch(/^[a-z0-9_]{1,60}$/);
        for (const { deposit, withdrawal } of Object.values(terms)) {
          for (const each of [deposit, withdrawal]) {
            if (!each) continue;
            expect([each.min, each.max, each.feeFixed].every(Number.isSafeInteger)).toBe(true);
            expect(each.min).toBeGreaterThan(0);
            expect(each.max).toBeGreaterThanOrEqual(each.min);
          }
        }
      }
    });

    it("starts a payment once, however often it is asked to", async () => {
      const peer = await open();
      const { order, answer } = await started(peer);
      const again = await peer.provider.startPayment(order);
      expect(again.kind).toBe(answer.kind);
      expect("providerReference" in again && again.providerReference).toBe(answer.providerReference);
    });

    it("refuses what is below its least, and says what that is", async () => {
      const peer = await open();
      const { currencyCode } = orderOf(peer);
      const { min = 0 } = peer.method.terms[currencyCode]?.deposit ?? {};
      const answer = await peer.provider.startPayment({ ...orderOf(peer), amount: Math.max(1, Math.floor(min / 10)) });
      expect(answer).toMatchObject({ kind: "refused", code: "PAYMENT_PROVIDER_LIMIT_THRESHOLD", min });
    });

    it("tells of a payment that was paid by a notification that it signed, with amount, currency and account", async () => {
      const peer = await open();
      const { order } = await started(peer);
      await peer.bringTo(order, "paid");
      const reports = await readAll(peer, order.paymentId);
      expect(reports.at(-1)).toMatchObject({
        kind: "deposit",
        paymentId: order.paymentId,
        state: "paid",
        settled: { amount: order.amount, currencyCode: order.currencyCode },
      });
      expect(new Set(reports.map(({ eventId }) => eventId)).size).toBe(reports.length);
    });

    it.each(["declined", "expired"] as const)("tells of one that was %s, with no amount", async (state) => {
      const peer = await open();
      const { order } = await started(peer);
      await peer.bringTo(order, state);
      expect((await readAll(peer, order.paymentId)).at(-1)).toMatchObject({
        paymentId: order.paymentId,
        state,
        settled: null,
      });
    });

    it("tells of a refund and of a charge back after it was paid, later than that", async () => {
      const peer = await open();
      for (const state of ["refunded", "charged_back"] as const) {
        const { order } = await started(peer);
        await peer.bringTo(order, "paid");
        await peer.bringTo(order, state);
        const [before, after] = (await readAll(peer, order.paymentId)).slice(-2);
        expect(after).toMatchObject({ paymentId: order.paymentId, state });
        expect(after?.at.getTime()).toBeGreaterThanOrEqual(before?.at.getTime() ?? Infinity);
      }
    });

    it("takes no notification that somebody changed, signed otherwise, or sends again much later", async () => {
      const peer = await open();
      const { order } = await started(peer);
      await peer.bringTo(order, "paid");
      const [message] = await peer.notificationsOf(order.paymentId);
      if (!message) throw new Error("There was no notification");
      const text = message.body.toString();
      const changed = Buffer.from(text.replace(String(order.amount), "999999"));
      const unsigned = { ...message, headers: { "content-type": message.headers["content-type"] } };
      for (const wrong of [
        { ...message, body: changed.equals(message.body) ? Buffer.from(`${text} `) : changed },
        { ...message, body: Buffer.alloc(0) },
        unsigned,
      ])
        await expect(peer.provider.readNotification(wrong)).rejects.toThrow(SignatureWrong);
    });

    it("answers the same when it is asked as it tells by itself, and nothing of what it does not know", async () => {
      const peer = await open();
      const { order, answer } = await started(peer);
      await peer.bringTo(order, "paid");
      const question = { kind: "deposit", paymentId: order.paymentId, providerReference: answer.providerReference } as const;
      const { state, settled } = (await peer.provider.readState(question)) ?? {};
      expect({ state, settled }).toEqual({
        state: "paid",
        settled: { amount: order.amount, currencyCode: order.currencyCode },
      });
      expect(await peer.provider.readState({ kind: "deposit", paymentId: randomUUID(), providerReference: null })).toBeNull();
    });

    it("says nothing, when it is asked, that would end what a player has still to do", async () => {
      const peer = await open();
      const { order, answer } = await started(peer);
      if (answer.kind === "waiting") return;
      const question = { kind: "deposit", paymentId: order.paymentId, providerReference: answer.providerReference } as const;
      expect(["created", "needs_customer"]).toContain((await peer.provider.readState(question))?.state);
    });

    it("sends a payout once, and tells when it has arrived or failed", async () => {
      const peer = await open();
      const { amount, currencyCode } = orderOf(peer);
      if (!peer.method.terms[currencyCode]?.withdrawal || !peer.target) return;
      for (const state of ["paid", "failed"] as const) {
        const { paymentId, reference, methodId, customer, notifyUrl } = orderOf(peer);
        const order: PayoutOrder = {
          paymentId,
          reference,
          methodId,
          customer,
          notifyUrl,
          amount,
          currencyCode,
          target: peer.target,
        };
        const first = await peer.provider.startPayout(order);
        expect(await peer.provider.startPayout(order)).toEqual(first);
        await peer.bringTo(order, state);
        expect((await readAll(peer, paymentId)).at(-1)).toMatchObject({ kind: "withdrawal", paymentId, state });
      }
    });
  });
}
