import { afterPaint } from "../kit/ui/after_paint";
import type { Navigation } from "./navigation";

const early = { once: true, passive: true, capture: true };

/**
 * Turns clicks on links of this site into navigation without reloading the page. One listener for all, so that
 * sections need neither the router nor, where they have nothing else to do, hydration. React must have been told of the
 * root before. Answers how to stop.
 */
export function followLinks(root: HTMLElement, { go, prepare }: Pick<Navigation, "go" | "prepare">) {
  const { ownerDocument } = root;
  const prepareSoon = () => void afterPaint(window, prepare);
  ownerDocument.addEventListener("pointerdown", prepareSoon, early);
  ownerDocument.addEventListener("keydown", prepareSoon, early);
  ownerDocument.addEventListener("click", follow);
  // React stops, at the root, events on what it has not hydrated; nothing else stops them on their way down.
  const followStopped = (event: MouseEvent) => event.cancelBubble && follow(event);
  root.addEventListener("click", followStopped, { capture: true });
  return () => {
    ownerDocument.removeEventListener("click", follow);
    root.removeEventListener("click", followStopped, { capture: true });
  };

  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  }
}

/** What the server answers with something else than a page of the site. */
const elsewhere = /^(?:\/[a-z]{2})?\/(api|editor|healthz|readyz|metrics|logout)(\/|$)/;

function isOurs(link: HTMLAnchorElement) {
  if (link.target && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== window.location.origin) return false;
  return !elsewhere.test(link.pathname);
}
