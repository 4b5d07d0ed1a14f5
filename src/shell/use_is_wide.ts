import { useCallback, useSyncExternalStore } from "react";
import { useFrame } from "../kit/ui/frame";
import { wideEnough } from "./wide_enough";

/** Whether there is room beside the page; assumed on the server, where no menu is open. */
export function useIsWide(): boolean {
  const view = useFrame()?.window;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = view?.matchMedia?.(wideEnough);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [view],
  );
  return useSyncExternalStore(
    subscribe,
    () => view?.matchMedia?.(wideEnough).matches ?? true,
    () => true,
  );
}
