import { type RefObject, useEffect } from "react";
import { useMovement } from "../use_movement";

interface Options {
  /** How long each slide rests; nothing moves by itself without it. */
  everyMs: number | undefined;
  /** The slide that rests now. */
  active: number;
  onNext: () => void;
}

/** Moves on by itself, where and while it may. */
export function useAutoplay(root: RefObject<HTMLElement | null>, { everyMs, active, onNext }: Options) {
  const movement = useMovement(root, everyMs !== undefined);
  const { isRunning } = movement;

  useEffect(() => {
    const view = root.current?.ownerDocument.defaultView;
    if (!view || !isRunning) return;
    const timer = view.setTimeout(onNext, everyMs);
    return () => view.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each slide starts its own rest
  }, [isRunning, everyMs, active]);

  return movement;
}
