import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on the screen of a visible tab: what moves by itself rests elsewhere. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isTabVisible, setTabVisible] = useState(true);

  useEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const { ownerDocument } = element;
    const followTab = () => setTabVisible(!ownerDocument.hidden);
    followTab();
    ownerDocument.addEventListener("visibilitychange", followTab);
    const stopFollowing = () => ownerDocument.removeEventListener("visibilitychange", followTab);
    if (!("IntersectionObserver" in view)) {
      setOnScreen(true);
      return stopFollowing;
    }
    const observer = new view.IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopFollowing();
    };
  }, [ref]);

  return isOnScreen && isTabVisible;
}
