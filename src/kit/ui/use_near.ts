import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { whenNear } from "./when_near";

/**
 * Whether a picture may load: at once in the first HTML, where the browser and the script in its head decide, and what is rendered
 * after it when it comes near the screen (L-4.62). With another `source` another element may stand in the ref, or one at last.
 */
export function useNear(ref: RefObject<Element | null>, source: string | undefined, isWantedAtOnce = false) {
  const isFirstHtml = useIsFirstHtml();
  const [isNear, setNear] = useState(isWantedAtOnce || isFirstHtml);
  useEffect(() => {
    if (!isNear && ref.current) return whenNear(ref.current, () => setNear(true));
  }, [isNear, ref, source]);
  return { isNear, isFirstHtml };
}

const subscribeToNothing = () => () => {};

/** True on the server and while React takes over its HTML. */
const useIsFirstHtml = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
