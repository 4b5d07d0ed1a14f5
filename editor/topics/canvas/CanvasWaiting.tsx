import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Frame } from "../../../src/ui/frame";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Canvas.module.css";

/** Stands for the page until the frame shows something of it. */
export function CanvasWaiting() {
  const t = useT();
  const frame = useStore(useWorkplace().canvas, (state) => state.frame);
  if (useIsDrawn(frame)) return null;
  return (
    <div className={css.waiting}>
      <span className="visually-hidden" role="status">
        {t("fields.loading")}
      </span>
      <i />
      <i />
      <i />
    </div>
  );
}

const isDrawnIn = (frame: Frame | null) => Boolean(frame?.document.querySelector("header, main, [data-section]"));

function useIsDrawn(frame: Frame | null): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const look = () => setIsDrawn(isDrawnIn(frame));
    look();
    if (!frame || isDrawnIn(frame)) return;
    const observer = new MutationObserver(() => {
      if (!isDrawnIn(frame)) return;
      look();
      observer.disconnect();
    });
    observer.observe(frame.document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
  return isDrawn;
}
