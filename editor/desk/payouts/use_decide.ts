import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { approvePayout, releasePayout, takeYesBack, withdrawQuestion } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import { moneyIn, totalOf } from "../list/words";

/** How long a yes can be taken back before it is sent. */
const thinks = 6_000;

interface Waiting {
  paymentIds: readonly number[];
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
  const isWaitingFor = ({ paymentId }: OfficePayment) => waiting?.paymentIds.includes(paymentId) === true;

  /** Does all at once, each for itself, and says which of them were refused. */
  async function attempt(...actions: readonly (() => Promise<unknown>)[]) {
    const done = await Promise.allSettled(actions.map((action) => action()));
    const refused = done.flatMap((each) => (each.status === "rejected" ? [t(failureKey(each.reason))] : []));
    if (refused[0] !== undefined) {
      const many = actions.length > 1 ? t("desk.payouts.some_refused", { count: refused.length, of: actions.length }) : null;
      notices.toast({ words: [many, refused[0]].filter(Boolean).join(" ") });
    }
    await refresh();
  }

  /** A yes to one or several; to those that take two people it is the first one. */
  function approve(chosen: readonly OfficePayment[], words: string) {
    if (chosen.every(isWaitingFor)) return;
    flush();
    const send = async () => {
      clearTimeout(timer);
      setWaiting(null);
      notices.dismiss();
      await attempt(
        ...chosen.map(
          ({ paymentId }) =>
            () =>
              api.call(approvePayout, { params: { paymentId }, body: {} }),
        ),
      );
    };
    const timer = setTimeout(() => void send(), thinks);
    setWaiting({ paymentIds: chosen.map(({ paymentId }) => paymentId), send, timer });
    notices.toast({ words, action: { label: t("desk.payouts.undo"), keys: "Z", run: () => undo(timer) } });
  }

  function approveOne(payment: OfficePayment) {
    const { amount, currency } = totalOf(payment);
    const isFirst = payment.needsTwo && !payment.firstYes;
    const shown = { amount: moneyIn(amount, currency, language) };
    approve([payment], t(isFirst ? "desk.payouts.first_yes_said" : "desk.payouts.approved", shown));
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
    /** Whether a yes to it can still be taken back. */
    isWaitingFor,
    approve: approveOne,
    approveAll: approve,
    undo: waiting ? () => undo() : undefined,
    takeBack: ({ paymentId }: OfficePayment) => attempt(() => api.call(takeYesBack, { params: { paymentId }, body: {} })),
    release: ({ paymentId }: OfficePayment) => attempt(() => api.call(releasePayout, { params: { paymentId }, body: {} })),
    takeQuestionBack: ({ paymentId }: OfficePayment) =>
      attempt(() => api.call(withdrawQuestion, { params: { paymentId }, body: {} })),
    attempt,
    refresh,
  };
}
export type Decide = ReturnType<typeof useDecide>;
