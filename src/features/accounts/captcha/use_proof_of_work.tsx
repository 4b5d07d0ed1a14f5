import { useCallback, useEffect, useRef, useState } from "react";
import { useServices } from "../../../kit/session/services";
import { CaptchaNote } from "./CaptchaNote";
import { doWork, type Proof } from "./do_work";
import type { Captcha } from "./captcha";

/** How long before its end a proof is not used any more: it has to travel. */
const margin = 20_000;

/** Work that the browser does while somebody fills in a form; they need not do anything. */
export function useProofOfWork(isOn: boolean): Captcha {
  const { api, t } = useServices();
  const [state, setState] = useState<"working" | "solved" | "failed">("working");
  const pending = useRef<Promise<Proof> | null>(null);

  const work = useCallback(() => {
    if (pending.current) return pending.current;
    setState("working");
    const own = doWork(api);
    pending.current = own;
    own.then(
      () => pending.current === own && setState("solved"),
      () => {
        if (pending.current !== own) return;
        pending.current = null; // the next that asks tries again
        setState("failed");
      },
    );
    return own;
  }, [api]);

  useEffect(() => {
    if (isOn) work().catch(() => {});
  }, [isOn, work]);

  const reset = useCallback(() => {
    pending.current = null;
    if (isOn) work().catch(() => {});
  }, [isOn, work]);

  const token = useCallback(async () => {
    if (!isOn) return undefined;
    try {
      const proof = await work();
      if (proof.expiresAt - margin > Date.now()) return proof.token;
      pending.current = null;
      return (await work()).token;
    } catch {
      return undefined;
    }
  }, [isOn, work]);

  const field = isOn ? (
    <CaptchaNote state={state} words={t(`captcha.${state}`)} retry={t("captcha.retry")} onRetry={reset} />
  ) : null;
  return { field, token, reset };
}
