const stops =
  "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";
const parts = "[data-section], header, nav, aside, footer";

/** Tab goes from section to section of the canvas, and past the last one out of it, not to each link of the page. */
export function skipBySection(document: Document): () => void {
  function handle(event: KeyboardEvent) {
    const active = document.activeElement;
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey || !active) return;
    if ((active as HTMLElement).isContentEditable) return;
    const all = Array.from(document.querySelectorAll<HTMLElement>(stops)).filter(isSeen);
    const firsts = all.filter((element, index) => index === 0 || partOf(element) !== partOf(all[index - 1]));
    const at = firsts.findLastIndex((first) => first === active || isBefore(first, active));
    const next = firsts[event.shiftKey ? (firsts[at] === active ? at - 1 : at) : at + 1];
    if (next) {
      event.preventDefault();
      next.focus();
    } else (event.shiftKey ? all[0] : all.at(-1))?.focus({ preventScroll: true }); // from there the browser leads out
  }
  document.addEventListener("keydown", handle);
  return () => document.removeEventListener("keydown", handle);
}

const isBefore = (one: Node, other: Node) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The outermost section, or the part of the site around them, that an element is in. */
function partOf(element: Element | undefined): Element | null {
  let part: Element | null = null;
  for (let at = element?.closest(parts) ?? null; at; at = at.parentElement?.closest(parts) ?? null) part = at;
  return part;
}

const isSeen = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
