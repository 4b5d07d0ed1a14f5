import { type FocusEvent, type RefObject, useState } from "react";
import { useIsSeen } from "./use_is_seen";

/** Whether a list may change by itself: not while it is paused, looked at closely or out of sight. */
export function useHold(root: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isSeen = useIsSeen(root);
  return {
    isSeen,
    isPaused,
    mayChange: isSeen && !isPaused && !isHovered && !isFocused,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches("a:focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
