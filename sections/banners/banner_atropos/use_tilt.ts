import type { AtroposInstance } from "atropos";
import { type RefObject, useEffect } from "react";
import { useReducedMotion } from "../../../src/kit/ui/use_reduced_motion";

/** Lets an element tilt under the pointer; it stands still for visitors who asked for less movement. */
export function useTilt(ref: RefObject<HTMLElement | null>, maxTilt: number) {
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isStill || maxTilt === 0) return;
    let tilt: AtroposInstance | null = null;
    let isGone = false;
    const start = ({ Atropos }: typeof import("atropos")) => {
      if (isGone) return;
      tilt = Atropos({
        el: element,
        rotateXMax: maxTilt,
        rotateYMax: maxTilt,
        activeOffset: 24,
        shadow: false,
        rotateTouch: "scroll-y",
        duration: 300,
      });
    };
    import("atropos").then(start, () => {}); // without it the banner is as it was
    return () => {
      isGone = true;
      tilt?.destroy();
    };
  }, [ref, isStill, maxTilt]);
}
