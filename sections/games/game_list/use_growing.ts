import { useEffect, useState } from "react";
import { useFrame } from "../../../src/ui/frame";

/** Whether a list has become longer and its new rows are not all there and painted. */
export function useGrowing(pages: number, isLoading: boolean) {
  const view = useFrame()?.window;
  const [painted, setPainted] = useState(pages);

  useEffect(() => {
    if (isLoading || painted === pages || !view) return;
    let frame = view.requestAnimationFrame(() => {
      frame = view.requestAnimationFrame(() => setPainted(pages)); // the first is before the new rows are painted
    });
    return () => view.cancelAnimationFrame(frame);
  }, [isLoading, painted, pages, view]);

  return painted !== pages;
}
