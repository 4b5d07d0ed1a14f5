import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { setStreaming, streamingOf, wasStreaming } from "../../../src/features/games/game_page/streaming";
import { useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useFrame } from "../../../src/kit/ui/frame";
import { EyeOff } from "../../../src/kit/ui/icons";
import css from "./GameActions.module.css";

/** For streamers: takes balance and personal data out of sight, everywhere on the page (L-6.07). */
export function Streaming() {
  const t = useT();
  const services = useServices();
  const store = streamingOf(services);
  const isOn = useStore(store, (state) => state.isOn);
  const page = useFrame()?.window;

  useEffect(() => {
    if (!page || services.isCanvas) return;
    if (wasStreaming(page)) setStreaming(store, page, true);
    return () => page.document.documentElement.removeAttribute("data-streaming");
  }, [page, store, services]);

  const toggle = () => page && !services.isCanvas && setStreaming(store, page, !isOn);
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-pressed={isOn}
        aria-label={t("game_page.streaming.toggle")}
        title={t("game_page.streaming.toggle")}
        onClick={toggle}
      >
        <EyeOff size={20} />
      </button>
      {isOn &&
        page &&
        createPortal(
          <div className={css.streaming} role="status">
            <EyeOff size={18} />
            <p>{t("game_page.streaming.text")}</p>
            <button type="button" onClick={toggle}>
              {t("game_page.streaming.end")}
            </button>
          </div>,
          page.document.body,
        )}
    </>
  );
}
