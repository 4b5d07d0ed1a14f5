import { type RefObject, useEffect } from "react";
import { useStore } from "zustand";
import { useWorkplace } from "../../workplace/use_editor";

/** Moves a layer along with the scrolled page, past React: it must keep up with every frame of the screen. */
export function useScroll(layer: RefObject<HTMLElement | null>, scale: number) {
  const { canvas } = useWorkplace();
  const frame = useStore(canvas, (state) => state.frame);
  useEffect(() => {
    if (!frame) return;
    const follow = () => {
      const { scrollX, scrollY } = frame.window;
      if (layer.current) layer.current.style.transform = `translate(${-scrollX * scale}px, ${-scrollY * scale}px)`;
    };
    follow();
    frame.document.addEventListener("scroll", follow, { passive: true });
    return () => frame.document.removeEventListener("scroll", follow);
  }, [frame, layer, scale]);
}
