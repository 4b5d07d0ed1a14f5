import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { useT } from "../../use_editor";
import css from "./Settings.module.css";

/** A document that only is looked at. The one before stays until the next is there, and lends it its scroll. */
export function PreviewFrame({ address, style }: { address: string; style: CSSProperties }) {
  const t = useT();
  const [shown, setShown] = useState<string | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);

  function handleLoad({ currentTarget: next }: SyntheticEvent<HTMLIFrameElement>) {
    const top = frame?.contentWindow?.scrollY ?? 0;
    next.contentWindow?.scrollTo(0, top);
    setFrame(next);
    setShown(address);
  }

  const frames = shown === null || shown === address ? [address] : [shown, address];
  return frames.map((source) => (
    <iframe
      key={source}
      src={source}
      title={t("settings.preview")}
      className={css.frame}
      data-waiting={source !== shown || undefined}
      aria-hidden={source !== shown || undefined}
      tabIndex={source === shown ? 0 : -1}
      sandbox="allow-same-origin"
      style={style}
      onLoad={source === address ? handleLoad : undefined}
    />
  ));
}
