import { createContext, use, useContext, useEffect, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

const isBrowser = () => typeof window !== "undefined";

/** True while React takes over the server's HTML, false on the server and for everything rendered again. */
const useIsHydrating = isBrowser() ? () => useSyncExternalStore(subscribeToNothing, () => false, isBrowser) : () => false;

const never = new Promise<never>(() => {});

/** Keeps the server's HTML for good: what has no behaviour needs no hydration. Must stand inside a Suspense of its own. */
export function useServerHtml(isStatic: boolean) {
  const isHydrating = useIsHydrating();
  if (isHydrating && isStatic) use(never);
}

interface Waiting {
  /** Below the fold. */
  isLate: boolean;
  onlyReacts: boolean;
}

/** When sections hydrate. The browser's entry gives it, nobody else. */
export interface HydrationGates {
  /** When those below the fold come near or are touched, and to guests what only reacts not before they do anything; null for at once. */
  of(ids: readonly string[], how: Waiting): Promise<void> | null;
  /** When the visitor first does anything. */
  sign(): Promise<void>;
  /** A section has its behaviour. */
  tookOver(id: string): void;
}

export const HydrationGatesContext = createContext<HydrationGates | null>(null);

/** Waits with hydration for the sections, one of which is enough (`HydrationGates.of`). Must stand inside a Suspense of its own. */
export function useHydrationGate(ids: readonly string[], { isLate = true, onlyReacts = false }: Partial<Waiting> = {}) {
  const gates = useContext(HydrationGatesContext);
  const isHydrating = useIsHydrating();
  const gate = isHydrating ? gates?.of(ids, { isLate, onlyReacts }) : null;
  if (gate) use(gate);
}

/** Tells when a section has its behaviour. */
export function useTellTakenOver(id: string) {
  const gates = useContext(HydrationGatesContext);
  useEffect(() => gates?.tookOver(id), [gates, id]);
}

/** Waits with hydration for the code of a part that the server's HTML shows: what is typed there before would be thrown away with it. Must stand inside a Suspense of its own. */
export function useCodeGate(load: (() => Promise<unknown>) | null) {
  const isHydrating = useIsHydrating();
  if (isHydrating && load) use(load());
}

/** Waits with hydration until the visitor does anything: what only reacts needs no code before. Must stand inside a Suspense of its own. */
export function useSignGate(isOn: boolean) {
  const gates = useContext(HydrationGatesContext);
  const isHydrating = useIsHydrating();
  if (isHydrating && isOn && gates) use(gates.sign());
}

const matches = new Map<string, Promise<void>>(); // in the browser only

/** Waits with hydration until the window fits a media query: what is not displayed needs no code. Must stand inside a Suspense of its own. */
export function useMediaGate(query: string) {
  const isHydrating = useIsHydrating();
  if (isHydrating && !window.matchMedia(query).matches) use(whenMatches(query));
}

function whenMatches(query: string) {
  const known = matches.get(query);
  if (known) return known;
  const match = new Promise<void>((resolve) => {
    window.matchMedia(query).addEventListener("change", () => resolve(), { once: true });
  });
  matches.set(query, match);
  return match;
}
