import { type FocusEvent, type RefObject, useEffect, useState } from "react";
import { useIsSeen } from "../use_is_seen";
import { useReducedMotion } from "../use_reduced_motion";

interface Options {
  /** How long each slide rests; nothing moves by itself without it. */
  everyMs: number | undefined;
  /** The slide that rests now. */
  active: number;
  onNext: () => void;
}

/** Moves on by itself, unless paused, looked at closely, out of sight, or unwanted (reduced motion). */
export function useAutoplay(root: RefObject<HTMLElement | null>, { everyMs, active, onNext }: Options) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isSeen = useIsSeen(root);
  const isStill = useReducedMotion();
  const isRunning = everyMs !== undefined && !isPaused && !isHovered && !isFocused && isSeen && !isStill;

  useEffect(() => {
    const view = root.current?.ownerDocument.defaultView;
    if (!view || !isRunning) return;
    const timer = view.setTimeout(onNext, everyMs);
    return () => view.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each slide starts its own rest
  }, [isRunning, everyMs, active]);

  return {
    isPaused,
    isRunning,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")), // a click on a dot is no reason to stay
      onBlur: () => setFocused(false),
    },
  };
}
