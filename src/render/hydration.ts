import { createContext, use, useContext, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** True while React takes over the server's HTML, false on the server and for everything rendered anew. */
const useIsHydrating = () => useSyncExternalStore(subscribeToNothing, () => false, isBrowser);
const isBrowser = () => typeof window !== "undefined";

const never = new Promise<never>(() => {});

/** Keeps the server's HTML for good: what has no behaviour needs no hydration. Must stand inside a Suspense of its own. */
export function useServerHtml(isStill: boolean) {
  const isHydrating = useIsHydrating();
  if (isHydrating && isStill) use(never);
}

/** When a group of sections may hydrate; the browser's entry gives it, nobody else. */
export type HydrationGates = (ids: readonly string[]) => Promise<void> | null;

export const HydrationGatesContext = createContext<HydrationGates | null>(null);

/** Waits with hydration until one of the sections comes near or is touched. Must stand inside a Suspense of its own. */
export function useHydrationGate(ids: readonly string[]) {
  const gates = useContext(HydrationGatesContext);
  const isHydrating = useIsHydrating();
  const gate = isHydrating ? gates?.(ids) : null;
  if (gate) use(gate);
}
