import fp from "fastify-plugin";
import type { FromLive } from "../../../schemas/live";
import { signal } from "../../platform/plugins/changes";
import { toDecimal } from "../../platform/amounts";
import { wasOnlyOpened } from "./deposits/only_opened";
import { creditOf, type PaymentRow } from "./move_payment";

/** Telling all processes costs the database more than a payment does: what moves in this time is told together. */
const gatherMs = 100;
/** A notification of the database holds 8,000 bytes. */
const mostTogether = 20;

/** What sockets are told of a step; its payer's alone hear of it. */
export interface MovedPayment {
  userId: number;
  changed: FromLive["payment:changed"];
  succeeded: FromLive["depositSuccessToast"] | null;
  failed: FromLive["depositFailedToast"] | null;
}

declare module "fastify" {
  interface FastifyInstance {
    /** A payment took a step, and that is committed: its player's screens follow. */
    paymentMoved(row: PaymentRow): void;
  }
}

export const movedPaymentsPlugin = fp(
  async (app) => {
    let waiting: MovedPayment[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function tell() {
      timer = undefined;
      const all = waiting;
      waiting = [];
      for (let from = 0; from < all.length; from += mostTogether) {
        const moved = all.slice(from, from + mostTogether);
        await signal(app.db, "payments_moved", { moved }).catch((error: unknown) =>
          app.log.warn({ err: error }, "That payments took a step could not be told"),
        );
      }
    }

    app.decorate("paymentMoved", (row: PaymentRow) => {
      if (wasOnlyOpened(app, row)) return;
      waiting.push(toldOf(row));
      timer ??= setTimeout(() => void tell(), gatherMs);
    });
    app.addHook("preClose", async () => {
      if (!timer) return;
      clearTimeout(timer);
      await tell();
    });
  },
  { name: "moved_payments", dependencies: ["changes", "payment_providers"] },
);

export function toldOf(row: PaymentRow): MovedPayment {
  const { id: paymentId, userId, kind, state, reference, walletCurrencyCode: currencyCode, errorCode } = row;
  const isIn = kind === "deposit" && (state === "paid" || state === "partly_paid");
  const isOut = kind === "deposit" && (state === "declined" || state === "expired");
  return {
    userId,
    changed: { paymentId, kind, state, reference },
    succeeded: isIn ? { paymentId, reference, amount: toDecimal(creditOf(row), currencyCode), currencyCode } : null,
    failed: isOut ? { paymentId, reference, errorCode: errorCode ?? "UNIFIED_ERROR" } : null,
  };
}
