import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../kit/session/hooks";
import { formatMoney } from "../../../kit/ui/format";
import { useReducedMotion } from "../../../kit/ui/use_reduced_motion";
import css from "./TickingMoney.module.css";

/** How long it takes to the next amount, in ms: about until the one after that is known. */
const within = 1_800;

interface Props {
  amount: number;
  currency: string;
  /** It stays as it is until it may move again. */
  isHeld?: boolean;
}

/** An amount that grows: from what was shown to what is known, in small steps, or in one where less movement is wished for. */
export function TickingMoney({ amount, currency, isHeld = false }: Props) {
  const language = useLanguage();
  const isStill = useReducedMotion();
  const [first] = useState(amount); // what React renders stays; the rest is written into the element
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);

  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (isHeld || !view) return;
    const show = (value: number) => {
      shown.current = value;
      if (element.current) element.current.textContent = formatMoney(value, { language, currency });
    };
    const from = shown.current;
    if (isStill || amount <= from || view.document.hidden) return show(amount);
    const start = view.performance.now();
    let frame = view.requestAnimationFrame(function step(now: number) {
      const share = Math.min(1, Math.max(0, (now - start) / within));
      show(share === 1 ? amount : from + (amount - from) * share);
      if (share < 1) frame = view.requestAnimationFrame(step);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [amount, currency, language, isHeld, isStill]);

  return (
    <span ref={element} className={css.amount}>
      {formatMoney(first, { language, currency })}
    </span>
  );
}
