import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import css from "./Settings.module.css";

/** How often it is looked whether the page has come, and how long it may take; in ms. */
const [interval, patience] = [120, 20_000];

/** A document that only is looked at. The one before stays until the next is there, and lends it its scroll. */
export function PreviewFrame({ address, style }: { address: string; style: CSSProperties }) {
  const t = useT();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (shown === address || failed === address) return;
    const began = Date.now();
    const clock = setInterval(() => {
      const next = frames.current.get(address);
      const page = next?.contentDocument;
      const isThere = page?.location.href.endsWith(address) === true && page.readyState !== "loading";
      if (isThere && page?.getElementById("root")) {
        const before = shown === null ? null : frames.current.get(shown)?.contentWindow;
        next?.contentWindow?.scrollTo(0, before?.scrollY ?? 0);
        setShown(address);
      } else if (isThere || Date.now() - began > patience) setFailed(address);
    }, interval);
    return () => clearInterval(clock);
  }, [address, shown, failed]);

  const sources = [...new Set([shown ?? address, failed === address ? (shown ?? "") : address])].filter(Boolean);
  return (
    <>
      {sources
        .filter((source) => source !== failed)
        .map((source) => (
          <iframe
            key={source}
            ref={(frame) => void (frame ? frames.current.set(source, frame) : frames.current.delete(source))}
            src={source}
            title={t("settings.preview")}
            className={css.frame}
            data-waiting={source !== shown || undefined}
            aria-hidden={source !== shown || undefined}
            sandbox="allow-same-origin"
            style={style}
          />
        ))}
      {failed === address && (
        <p className={css.failed} role="alert">
          {t("matrix.no_preview")}{" "}
          <Button look="line" onClick={() => setFailed(null)}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
    </>
  );
}
