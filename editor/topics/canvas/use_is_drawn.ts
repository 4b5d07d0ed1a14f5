import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Frame } from "../../../src/kit/ui/frame";
import { useWorkplace } from "../../workplace/use_editor";

const isDrawnIn = (frame: Frame | null) => Boolean(frame?.document.querySelector("header, main, [data-section]"));

/** Whether the canvas shows something of the page. */
export function useIsDrawn(): boolean {
  const frame = useStore(useWorkplace().canvas, (state) => state.frame);
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
