import { firstSign } from "../kit/lazy/first_sign";
import type { HydrationGates } from "../kit/lazy/hydration";

/** How far below the screen a section begins to hydrate, once the visitor has shown that they are there. */
const margin = "600px 0px";

interface Visit {
  isGuest: boolean;
  tookOver: HydrationGates["tookOver"];
  /** When the visitor first does anything. */
  sign: () => Promise<void>;
}

/**
 * Gates that open when one of their sections comes on the screen, later near to it, is touched or gets the focus; those of sections
 * that only react, once a guest has done anything.
 */
export function createHydrationGates(
  root: ParentNode,
  { isGuest = false, tookOver = () => {}, sign = firstSign }: Partial<Visit> = {},
): { gates: HydrationGates; close: () => void } {
  const gates = new Map<string, Promise<void>>();
  let places: Map<string, Element> | null = null; // found in one go: a query for each would walk the page as often
  let isClosed = false;
  const gateOf: HydrationGates["of"] = (ids, { isLate, onlyReacts }) => {
    if (isClosed) return never;
    const mayWait = isGuest && onlyReacts;
    if (!isLate && !mayWait) return null;
    const key = ids.join(" ");
    const known = gates.get(key);
    if (known) return known;
    places ??= placesIn(root);
    const elements = ids.flatMap((id) => places?.get(id) ?? []).filter(({ isConnected }) => isConnected);
    const waits = mayWait && !elements.some(isAlive);
    if (!isLate && !waits) return null;
    const gate = elements.length > 0 ? whenNear(elements, { waits, sign }) : Promise.resolve();
    gates.set(key, gate);
    return gate;
  };
  return {
    gates: { of: gateOf, sign, tookOver },
    /**
     * Nothing hydrates any more until the page is rendered again: the answers that the server's HTML was made of are gone, and
     * without them a section would not match what it takes over.
     */
    close() {
      isClosed = true;
    },
  };
}

const never = new Promise<never>(() => {});

/** The sections of the server's HTML, and by `data-waits` what else waits to come on the screen. */
const placesIn = (root: ParentNode) =>
  new Map(
    ["data-waits", "data-section"].flatMap((name) =>
      Array.from(root.querySelectorAll(`[${name}]`), (element) => [element.getAttribute(name) ?? "", element] as const),
    ),
  );

/**
 * Whether something in it ticks, moves, loads or begins by itself as the server made it (`data-alive`), or waits for what this browser
 * remembers by the key in `data-recalls`.
 */
function isAlive(section: Element) {
  if (section.matches(alive) || section.querySelector(alive)) return true;
  const key = section.getAttribute("data-recalls");
  return Boolean(key && remembers(key));
}
const alive = "[data-alive], [aria-busy=true]";

function remembers(key: string) {
  try {
    return (window.localStorage.getItem(key) ?? window.sessionStorage.getItem(key)) !== null;
  } catch {
    return false; // storage is switched off
  }
}

const touches = ["pointerenter", "focusin", "touchstart"] as const;

function whenNear(elements: readonly Element[], { waits, sign }: { waits: boolean; sign: () => Promise<void> }) {
  return new Promise<void>((resolve) => {
    let isOpen = false;
    const observe = (rootMargin: string) => {
      const watching = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), {
        rootMargin,
      });
      for (const element of elements) watching.observe(element);
      return watching;
    };
    const open = () => {
      isOpen = true;
      observer?.disconnect();
      for (const element of elements) for (const touch of touches) element.removeEventListener(touch, open);
      resolve();
    };
    let observer = waits ? null : observe("0px");
    void sign().then(() => {
      observer?.disconnect();
      if (!isOpen) observer = observe(margin);
    });
    for (const element of elements) for (const touch of touches) element.addEventListener(touch, open, { passive: true });
  });
}
