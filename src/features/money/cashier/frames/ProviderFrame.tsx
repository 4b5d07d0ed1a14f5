import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { PaymentFrameAnswer } from "../../../../../schemas/payment_frame";
import { useServices } from "../../../../kit/session/services";
import { useFrame } from "../../../../kit/ui/frame";
import { Lock } from "../../../../kit/ui/icons";
import { type FrameWord, readFrameWord } from "../frame_messages";
import css from "./ProviderFrame.module.css";

export interface SpokenFrame {
  /** Says something to the frame, and to nobody else. */
  say: (answer: PaymentFrameAnswer) => void;
}

interface Props {
  url: string;
  /** The only origin that is heard and spoken to. */
  origin: string;
  /** What it is called for screen readers. */
  title: string;
  /** Above it: whose it is. */
  bar: ReactNode;
  height: number;
  isHidden?: boolean;
  spoken?: RefObject<SpokenFrame | null>;
  onWord?: (word: FrameWord) => void;
  onLoad?: () => void;
}

/** A page of a provider inside ours, as high as it says that it is, with whose it is above it (C-4.24 to C-4.26). */
export function ProviderFrame({ url, origin, title, bar, height, isHidden, spoken, onWord, onLoad }: Props) {
  const { isCanvas } = useServices();
  const view = useFrame()?.window;
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((word: FrameWord) => onWord?.(word));

  useEffect(() => {
    if (!view) return;
    function listen({ data, origin: from, source }: MessageEvent) {
      const word = readFrameWord({ data, origin: from, source }, { origin, source: frame.current?.contentWindow ?? null });
      if (word) hear(word);
    }
    view.addEventListener("message", listen);
    if (spoken) spoken.current = { say: (answer) => frame.current?.contentWindow?.postMessage(answer, origin) };
    return () => {
      view.removeEventListener("message", listen);
      if (spoken) spoken.current = null;
    };
  }, [view, origin, spoken]);

  return (
    <div className={css.host} hidden={isHidden}>
      <p className={css.bar}>
        <Lock size={15} /> <span>{bar}</span>
      </p>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={isCanvas ? undefined : url}
        style={{ height }}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allow="payment; clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={onLoad}
      />
    </div>
  );
}
