import type { Navigation } from "./navigation";

/**
 * Turns clicks on links of this site into navigation without loading the page anew. One listener for all, so that
 * sections need neither the router nor, where they have nothing else to do, hydration.
 */
export function followLinks(document: Document, { go, prepare }: Pick<Navigation, "go" | "prepare">) {
  document.addEventListener("pointerdown", prepare, { once: true, passive: true });
  document.addEventListener("keydown", prepare, { once: true, passive: true });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}

/** What the server answers with something else than a page of the site. */
const elsewhere = /^\/(api|editor|healthz|readyz|metrics)(\/|$)/;

function isOurs(link: HTMLAnchorElement) {
  if (link.target && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== window.location.origin) return false;
  return !elsewhere.test(link.pathname);
}
