import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PaymentOrder, PayoutOrder } from "../outside/payments/orders";
import type { ProviderReport } from "../outside/payments/reports";
import { createPeerProvider, type Kept, reportOf, sign } from "./peer_provider";

/** A provider of payments at the other end of a real line, with its adapter: what it tells is signed, and it can be silent or away. */
export async function openPaymentPeer() {
  const kept = new Map<string, Kept>();
  let isAway = false;
  let beforeAnswer: ((started: Kept) => Promise<unknown>) | null = null;
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

  function refund(paymentId: string): Kept | null {
    const before = kept.get(paymentId);
    if (!before?.settled) return null;
    const after: Kept = { ...before, state: "refunded", settled: null, changes: before.changes + 1 };
    kept.set(paymentId, after);
    return after;
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      (body) => response.end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });
  async function answer(request: IncomingMessage): Promise<unknown> {
    if (isAway) throw new Error("away");
    const body: unknown = JSON.parse((await text(request)) || "null");
    if (request.url === "/payments") {
      const started = start(body as PaymentOrder, "deposit");
      await beforeAnswer?.(started);
      return started;
    }
    if (request.url === "/payouts") return start(body as PayoutOrder, "withdrawal");
    const [, , paymentId = "", verb] = (request.url ?? "").split("/");
    return (verb === "refund" ? refund(paymentId) : kept.get(paymentId)) ?? null;
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    provider: createPeerProvider(origin),
    /** What it has, as its own file of the day would say. */
    kept,
    setAway: (away: boolean) => void (isAway = away),
    /** What happens there between the start of a deposit and the answer to it. */
    setBeforeAnswer: (happens: typeof beforeAnswer) => void (beforeAnswer = happens),
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
