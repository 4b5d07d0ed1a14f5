import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { approvePayout, releasePayout, takeYesBack } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import { moneyIn, totalOf } from "../list/words";

/** How long a yes can be taken back before it is sent. */
const thinks = 6_000;

interface Waiting {
  paymentId: number;
  send: () => Promise<void>;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Decisions on payouts. A yes waits for some seconds in which it can be taken back; leaving the page sends it. Whatever the
 * server refuses is said, and the list is read again.
 */
export function useDecide() {
  const { t, api, notices, language } = useDesk();
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const refresh = () => queries.invalidateQueries();

  async function attempt(action: () => Promise<unknown>) {
    try {
      await action();
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
    await refresh();
  }

  function approve(payment: OfficePayment) {
    if (waiting?.paymentId === payment.paymentId) return;
    flush();
    const { amount, currency } = totalOf(payment);
    const isFirst = payment.needsTwo && !payment.firstYes;
    const send = async () => {
      clearTimeout(timer);
      setWaiting(null);
      notices.dismiss();
      await attempt(() => api.call(approvePayout, { params: { paymentId: payment.paymentId }, body: {} }));
    };
    const timer = setTimeout(() => void send(), thinks);
    setWaiting({ paymentId: payment.paymentId, send, timer });
    notices.toast({
      words: t(isFirst ? "desk.payouts.first_yes_said" : "desk.payouts.approved", {
        amount: moneyIn(amount, currency, language),
      }),
      action: { label: t("desk.payouts.undo"), keys: "Z", run: () => undo(timer) },
    });
  }

  function undo(timer = waiting?.timer) {
    clearTimeout(timer);
    setWaiting(null);
    notices.dismiss();
  }
  function flush() {
    if (waiting) void waiting.send();
  }
  useEffect(() => {
    if (!waiting) return;
    const leave = () => void waiting.send();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [waiting]);

  return {
    /** The payout whose yes can still be taken back; null where there is none. */
    waitingFor: waiting?.paymentId ?? null,
    approve,
    undo: waiting ? () => undo() : undefined,
    takeBack: ({ paymentId }: OfficePayment) => attempt(() => api.call(takeYesBack, { params: { paymentId }, body: {} })),
    release: ({ paymentId }: OfficePayment) => attempt(() => api.call(releasePayout, { params: { paymentId }, body: {} })),
    attempt,
    refresh,
  };
}
export type Decide = ReturnType<typeof useDecide>;
