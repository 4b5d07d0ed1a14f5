import { type RefObject, useEffect, useState } from "react";
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
  const [hasAttention, setAttention] = useState(false);
  const isSeen = useIsSeen(root);
  const isStill = useReducedMotion();
  const isRunning = everyMs !== undefined && !isPaused && !hasAttention && isSeen && !isStill;

  useEffect(() => {
    const view = root.current?.ownerDocument.defaultView;
    if (!view || !isRunning) return;
    const timer = view.setTimeout(onNext, everyMs);
    return () => view.clearTimeout(timer);
  }, [isRunning, everyMs, active]); // each slide starts its own rest

  return {
    isPaused,
    isRunning,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setAttention(true),
      onPointerLeave: () => setAttention(false),
      onFocus: () => setAttention(true),
      onBlur: () => setAttention(false),
    },
  };
}
