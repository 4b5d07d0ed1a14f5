import { type FocusEvent, type RefObject, useState } from "react";
import { useIsSeen } from "./use_is_seen";
import { useReducedMotion } from "./use_reduced_motion";

/**
 * Whether something that moves by itself may move now: not while it is paused, looked at closely, out of sight, or
 * unwanted (reduced motion).
 */
export function useMovement(root: RefObject<HTMLElement | null>, isWanted = true) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isSeen = useIsSeen(root);
  const prefersNoMotion = useReducedMotion();

  return {
    isPaused,
    isRunning: isWanted && !isPaused && !isHovered && !isFocused && isSeen && !prefersNoMotion,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")), // a click on a dot is no reason to stay
      onBlur: () => setFocused(false),
    },
  };
}
