import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type * as z from "zod/mini";
import { getOpenPayments, initPay } from "../../../../../schemas/api/payments/deposits";
import type { DepositErrorCode } from "../../../../../schemas/payments";
import { ApiError } from "../../../../kit/api/api_error";
import type { AnswerOf } from "../../../../kit/api/api";
import { type Services, useServices } from "../../../../kit/session/services";
import { type Frame, useFrame } from "../../../../kit/ui/frame";
import { callFailure, type CallFailure } from "../call_failure";
import { depositStep } from "../deposit_flow";
import { leaveFor } from "./leave_for";
import { log } from "./log_step";
import { newKey } from "./new_key";

type Body = Partial<z.output<NonNullable<typeof initPay.body>>>;
type Started = AnswerOf<typeof initPay>;

export interface DepositRefusal {
  code: string;
  minAmount: number | null;
  maxAmount: number | null;
}

/** Why a deposit did not start, until somebody has read it. */
export type StartProblem = { kind: "refused"; refusal: DepositRefusal } | { kind: "failed"; failure: CallFailure };

/**
 * Starts deposits. Each attempt has a key: pressing again after a lost line asks for the same payment, whatever became of the first
 * try, and another amount or method is another attempt.
 */
export function useStartDeposit(onStarted?: (started: Started) => void) {
  const services = useServices();
  const client = useQueryClient();
  const frame = useFrame();
  const attempt = useRef<{ fingerprint: string; key: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StartProblem | null>(null);

  async function start(body: Body) {
    if (isBusy || !frame || services.isCanvas) return;
    const fingerprint = fingerprintOf(body);
    if (attempt.current?.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newKey(frame.window) };
    const { key } = attempt.current;
    setBusy(true);
    setProblem(null);
    log(services, "DEPOSIT_FORM_SUBMIT", body);
    try {
      const answer = await services.api.call(initPay, { body: { ...body, ...browserOf(frame, services), key } });
      attempt.current = null;
      void client.invalidateQueries({ queryKey: [getOpenPayments.path] });
      if (!answer.success || answer.txId === null) {
        const { errorCode, minAmount, maxAmount } = answer;
        log(services, "DEPOSIT_FORM_ERROR", { ...body, errorCode: errorCode ?? "UNIFIED_ERROR" });
        setProblem({ kind: "refused", refusal: { code: errorCode ?? "UNIFIED_ERROR", minAmount, maxAmount } });
        return setBusy(false);
      }
      if (onStarted) {
        onStarted(answer);
        return setBusy(false);
      }
      services.go(depositStep.follow(String(answer.txId)));
      if (answer.action && leaveFor(answer.action, frame)) return; // the button works until the page is gone
      setBusy(false);
    } catch (error) {
      const failure = error instanceof ApiError ? callFailure(error) : ({ kind: "unified" } as const);
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) attempt.current = null; // it was heard, and refused
      const isAskedElsewhere = error instanceof ApiError && error.code === "consents.required"; // a dialog of its own asks
      const code = error instanceof ApiError ? refusals[error.code ?? ""] : undefined;
      if (code) setProblem({ kind: "refused", refusal: { code, minAmount: null, maxAmount: null } });
      else if (!isAskedElsewhere) setProblem({ kind: "failed", failure });
      setBusy(false);
    }
  }

  return { start, isBusy, problem, dismiss: () => setProblem(null) };
}

/** What the server says before it looks at the amount, as the screens know it. */
const refusals: Partial<Record<string, DepositErrorCode>> = {
  "limit.required": "LIMIT_REQUIRED",
  "payment.method_not_found": "METHOD_NOT_AVAILABLE", // taken out of this market since the list was read
};

/** What makes an attempt the same one; of a card not more than what everybody may see. */
const fingerprintOf = ({ cardNumber, cvc: _, ...body }: Body) => JSON.stringify({ ...body, card: cardNumber?.slice(-4) });

/** What banks want to know of the browser for 3-D Secure, and where it comes back to. */
function browserOf({ window }: Frame, { language, route }: Services): Partial<Body> {
  const { screen, navigator, location } = window;
  return {
    action: "deposit",
    language,
    agent: navigator.userAgent.slice(0, 1_000),
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: window.innerWidth,
    windowHeight: window.innerHeight,
    ...(screen.colorDepth > 0 && { colorDepth: Math.min(64, screen.colorDepth) }),
    timezoneOffset: new Date().getTimezoneOffset(),
    acceptHeader: "text/html,application/xhtml+xml,*/*;q=0.8",
    returnPath: `${location.pathname}${route.getState().search["modal"] === "deposit" ? "?modal=deposit" : ""}`,
  };
}
