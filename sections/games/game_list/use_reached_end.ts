import { useEffect } from "react";
import { useServices } from "../../../src/kit/session/services";
import { useFrame } from "../../../src/kit/ui/frame";

const share = 0.9;
const rest = 300; // milliseconds after the last scrolling

/** Calls when somebody has scrolled to 90 % of the page and come to rest there (L-9.04). */
export function useReachedEnd(isWanted: boolean, onReached: () => void) {
  const frame = useFrame();
  const { isCanvas } = useServices();
  const view = frame?.window;

  useEffect(() => {
    if (!isWanted || isCanvas || !view) return;
    let timer: number | undefined;
    const check = () => {
      if (view.scrollY + view.innerHeight >= share * view.document.documentElement.scrollHeight) onReached();
    };
    const handleScroll = () => {
      view.clearTimeout(timer);
      timer = view.setTimeout(check, rest);
    };
    view.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      view.clearTimeout(timer);
      view.removeEventListener("scroll", handleScroll);
    };
  }, [isWanted, isCanvas, view, onReached]);
}
