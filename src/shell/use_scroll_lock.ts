import { useLayoutEffect } from "react";
import { useFrame } from "../kit/ui/frame";

/** Keeps the page behind from scrolling, and in its place where a scrollbar goes. */
export function useScrollLock(isLocked: boolean) {
  const frame = useFrame();
  useLayoutEffect(() => {
    if (!frame || !isLocked) return;
    const root = frame.document.documentElement;
    const hasScrollbar = frame.window.innerWidth > root.clientWidth;
    root.dataset.locked = hasScrollbar ? "gutter" : "plain";
    return () => {
      delete root.dataset.locked;
    };
  }, [frame, isLocked]);
}
