import { useEffect, useRef, useState } from "react";
import { refreshEmailToken } from "../../../../schemas/api/recovery";
import { ApiError } from "../../../kit/api/api_error";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";

export type ResendNotice = { kind: "sent" } | { kind: "wait"; seconds: number } | { kind: "failed"; message: string | null };

/** How long the next one is waited for, and how long what happened is said, in ms (C-9.18). */
const pause = 60_000;
const noticeTime = 3_000;

/** Sends the link that confirms an e-mail address again (L-4.49 to L-4.52). The server keeps to the pause too. */
export function useResendEmail(email: string) {
  const { api, isCanvas } = useServices();
  const found = useFrame();
  const frame = useRef(found);
  const waitsUntil = useRef(0);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<ResendNotice | null>(null);

  useEffect(() => {
    const { window } = frame.current ?? {};
    if (!notice || !window) return;
    const timer = window.setTimeout(() => setNotice(null), noticeTime);
    return () => window.clearTimeout(timer);
  }, [notice]);

  async function resend() {
    if (isUnderWay.current || isCanvas) return;
    const seconds = Math.ceil((waitsUntil.current - Date.now()) / 1_000);
    if (seconds > 0) return setNotice({ kind: "wait", seconds });
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const { emailVerificationSent } = (await api.call(refreshEmailToken, { query: { email } })).data;
      const { success, message, retryInSeconds } = emailVerificationSent;
      if (success || retryInSeconds > 0) waitsUntil.current = Date.now() + (success ? pause : retryInSeconds * 1_000);
      if (success) setNotice({ kind: "sent" });
      else setNotice(retryInSeconds > 0 ? { kind: "wait", seconds: retryInSeconds } : { kind: "failed", message });
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setNotice({ kind: "failed", message: isRefusal ? error.message : null });
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { resend: () => void resend(), isBusy, notice };
}
