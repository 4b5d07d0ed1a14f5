import { useCallback, useSyncExternalStore } from "react";
import { useFrame } from "./frame";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less movement; assumed until the browser is asked, so that nothing starts and stops. */
export function useReducedMotion(): boolean {
  const view = useFrame()?.window;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = view?.matchMedia?.(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [view],
  );
  return useSyncExternalStore(
    subscribe,
    () => view?.matchMedia?.(query).matches ?? false,
    () => true,
  );
}
