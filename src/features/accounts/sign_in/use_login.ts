import { useRef, useState } from "react";
import type { PasskeyQuestion } from "../../../../schemas/passkeys";
import { ApiError, type FailureCode } from "../../../kit/api/api_error";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { fieldIssues } from "./field_issues";
import { type Problem, problemOf } from "./problem_of";
import { type Credentials, signIn } from "./sign_in";

/** What keeps somebody out whose password is right. */
export type Hindrance =
  | { kind: "unverified"; email: string }
  | { kind: "excluded"; until: string | null; ticket: string | null }
  | { kind: "held"; reason: string | null };

interface Options {
  /** The answer to the captcha, where one is asked for. */
  captchaToken: () => Promise<string | undefined>;
  /** After a failure, so that the captcha starts again (C-4.33). */
  onFailed: (error: unknown) => void;
  onDone?: (() => void) | undefined;
}

/** One sign-in, in one step or, with a second factor, in two. Another submit does nothing while one is under way (C-4.31). */
export function useLogin({ captchaToken, onFailed, onDone }: Options) {
  const services = useServices();
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const browser = useFrame()?.window;
  /** What waits for the second factor. */
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  /** What a device can sign in the place of a code. */
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);

  async function submit(credentials: Credentials) {
    if (isUnderWay.current || services.isCanvas) return;
    isUnderWay.current = true;
    setIsBusy(true);
    clear();
    try {
      const recaptchaToken = await captchaToken();
      const { token: unlockToken, view } = services.route.getState().search; // of the letter to an owner whom strangers would lock out
      const ofLetter = unlockToken && !view ? { unlockToken } : {};
      await signIn(services, { ...credentials, ...ofLetter, ...(recaptchaToken && { recaptchaToken }) });
      onDone?.();
    } catch (error) {
      explain(error, credentials);
      onFailed(error);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function explain(error: unknown, credentials: Credentials) {
    const { code, data } = error instanceof ApiError ? error : {};
    if (code === "login.two_factor_required" || code === "login.two_factor_wrong") setQuestion(saidIn(data).passkey ?? null); // each is answered once
    if (code === "login.two_factor_required") return setWaiting(credentials);
    if (code === "login.two_factor_wrong")
      return setProblem({ key: credentials.passkey ? "sign_in.two_factor.passkey.failed" : "sign_in.two_factor.wrong" });
    const found = hindranceOf(code, data, credentials);
    if (found) setWaiting(null);
    if (found) setHindrance(found);
    else if (fieldIssues(error).length === 0) setProblem(problemOf(error));
  }

  async function answerWithPasskey(credentials: Credentials, asks: PasskeyQuestion) {
    if (isUnderWay.current || services.isCanvas || !browser) return;
    clear();
    setIsBusy(true);
    try {
      const { signWithPasskey } = await import("../passkeys/device");
      const passkey = await signWithPasskey(browser, asks);
      await submit({ ...credentials, passkey });
    } catch {
      setProblem({ key: "sign_in.two_factor.passkey.failed" });
    } finally {
      setIsBusy(false);
    }
  }

  function clear() {
    setProblem(null);
    setHindrance(null);
  }

  return {
    submit,
    isBusy,
    problem,
    hindrance,
    clear,
    isCodeAsked: waiting !== null,
    submitCode: (twoFactorCode: string) => waiting && void submit({ ...waiting, twoFactorCode }),
    submitPasskey: waiting && question ? () => void answerWithPasskey(waiting, question) : null,
    leaveCode() {
      setWaiting(null);
      clear();
    },
  };
}

/** What a refusal says of its account, by its code; the server's own answer, taken as it is. */
interface Refusal {
  until?: string | null;
  ticket?: string;
  note?: string;
  email?: string;
  passkey?: PasskeyQuestion | null;
}

const saidIn = (data: unknown) => (data ?? {}) as Refusal;

function hindranceOf(code: FailureCode | undefined, data: unknown, credentials: Credentials): Hindrance | null {
  const { until = null, ticket = null, note = "", email = credentials.email ?? "" } = saidIn(data);
  switch (code) {
    case "user.self_exclusion.permanent.notice":
    case "user.self_exclusion.notice":
      return { kind: "excluded", until, ticket };
    case "review.pending":
      return { kind: "held", reason: null };
    case "review.refused":
      return { kind: "held", reason: note };
    case "user.email_not_verified":
      return { kind: "unverified", email };
    default:
      return null;
  }
}
