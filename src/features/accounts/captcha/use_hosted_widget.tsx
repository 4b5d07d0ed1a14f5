import { useCallback, useEffect, useRef, useState } from "react";
import { useServices } from "../../../kit/session/services";
import { CaptchaNote } from "./CaptchaNote";
import css from "./CaptchaNote.module.css";
import { drawWidget } from "./draw_widget";
import type { Captcha } from "./captcha";

/** The operator's widget, whose script comes with the form that asks for it. */
export function useHostedWidget(isOn: boolean): Captcha {
  const { settings, t } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const answer = useRef<string | null>(null);
  const restart = useRef<(() => void) | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "solved" | "missing" | "failed">("loading");
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const parent = place.current;
    if (!isOn || !parent) return undefined;
    let isGone = false;
    const own = parent.appendChild(parent.ownerDocument.createElement("div")); // a widget is drawn once into its element
    const when = (isStill: () => void) => () => void (isGone || isStill());
    const fail = when(() => setState("failed"));
    drawWidget({
      place: own,
      settings: settings.captcha,
      onFail: fail,
      onToken: (token) =>
        when(() => {
          answer.current = token;
          setState(token === null ? "ready" : "solved");
        })(),
    }).then(
      (reset) =>
        when(() => {
          restart.current = reset;
          setState((before) => (before === "loading" ? "ready" : before));
        })(),
      fail,
    );
    return () => {
      isGone = true;
      answer.current = null;
      restart.current = null;
      own.remove();
    };
  }, [isOn, settings, tries]);

  const retry = () => {
    setState("loading");
    setTries((before) => before + 1);
  };
  const reset = useCallback(() => {
    if (!restart.current) return;
    answer.current = null;
    setState("ready");
    restart.current();
  }, []);
  const token = useCallback(async () => {
    if (isOn && answer.current === null) setState((before) => (before === "ready" ? "missing" : before));
    return answer.current ?? undefined;
  }, [isOn]);

  const note = { loading: "working", missing: "failed", failed: "failed" } as const;
  const field = isOn ? (
    <div className={css.widget} role="group" aria-label={t("captcha.label")}>
      <div ref={place} className={css.place} />
      {state !== "ready" && state !== "solved" && (
        <CaptchaNote
          state={note[state]}
          words={t(`captcha.${state}`)}
          retry={t("captcha.retry")}
          onRetry={state === "failed" ? retry : undefined}
        />
      )}
    </div>
  ) : null;
  return { field, token, reset };
}
