import { firstSign } from "../lazy/first_sign";
import type { HydrationGates } from "../lazy/hydration";

/** How far below the screen a section begins to hydrate, once the visitor has shown that they are there. */
const margin = "600px 0px";

/** Gates that open when one of their sections comes on the screen, later near to it, is touched or gets the focus. */
export function createHydrationGates(root: ParentNode): { gates: HydrationGates; close: () => void } {
  const gates = new Map<string, Promise<void>>();
  let places: Map<string, Element> | null = null; // found in one go: a query for each would walk the page as often
  let isClosed = false;
  function gateOf(ids: readonly string[]) {
    if (isClosed) return never;
    if (ids.length === 0) return null;
    const key = ids.join(" ");
    const known = gates.get(key);
    if (known) return known;
    places ??= placesIn(root);
    const elements = ids.flatMap((id) => places?.get(id) ?? []).filter(({ isConnected }) => isConnected);
    const gate = elements.length > 0 ? whenNear(elements) : Promise.resolve();
    gates.set(key, gate);
    return gate;
  }
  return {
    gates: gateOf,
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

const signs = ["pointerenter", "focusin", "touchstart"] as const;

function whenNear(elements: readonly Element[]) {
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
      observer.disconnect();
      for (const element of elements) for (const sign of signs) element.removeEventListener(sign, open);
      resolve();
    };
    let observer = observe("0px");
    void firstSign().then(() => {
      observer.disconnect();
      if (!isOpen) observer = observe(margin);
    });
    for (const element of elements) for (const sign of signs) element.addEventListener(sign, open, { passive: true });
  });
}
