import type { Box } from "../../schemas/preview_protocol";

/** The section that an element belongs to, the innermost; null where it belongs to none. */
export function sectionAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-section]") : null;
  return element?.dataset["section"] ?? null;
}

/** Where a section is on the page; null where it takes no room. */
export function boxIn(document: Document, id: string): Box | null {
  const view = document.defaultView;
  const element = document.querySelector(`[data-section="${CSS.escape(id)}"]`);
  if (!view || !element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: x + view.scrollX, y: y + view.scrollY, width, height } : null;
}

/** Calls, once per frame of the screen, after anything that can move sections. */
export function watchBoxes(document: Document, onChange: () => void) {
  let request = 0;
  const schedule = () => {
    request ||= requestAnimationFrame(() => {
      request = 0;
      onChange();
    });
  };
  const root = document.getElementById("root") ?? document.body;
  new MutationObserver(schedule).observe(root, { childList: true, subtree: true });
  new ResizeObserver(schedule).observe(root);
  document.addEventListener("load", schedule, true); // pictures
  document.defaultView?.addEventListener("resize", schedule);
}
