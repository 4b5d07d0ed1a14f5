import type { Field, Press } from "./act_again";

/** What does nothing by itself, and where the first tap shows something before the next one leads away. */
const pressed = "button, [role=button], input:is([type=checkbox], [type=radio], [type=submit]), [data-first-tap]";
const fields = "input:not([type=checkbox], [type=radio], [type=file]), textarea, select";
const isField = (target: Element): target is Field => target.matches(fields);

/**
 * Keeps what a visitor does in sections, and in what else waits (`data-waits`), that React has not taken over yet: the last press, and what
 * was typed, are done again once their section has its behaviour. Stands before React, which would stop and forget them.
 */
export function keepPresses(page: Document, signal?: AbortSignal) {
  const taken = new Set<string>();
  const typed = new Map<Field, string>();
  let kept: Press | null = null;
  let pointer = "mouse";

  function sectionOf(element: Element) {
    const place = element.closest("[data-section], [data-waits]");
    return place?.getAttribute("data-section") ?? place?.getAttribute("data-waits");
  }
  function waits(element: Element) {
    const id = sectionOf(element);
    return typeof id === "string" && !taken.has(id);
  }

  function handleClick(event: MouseEvent) {
    const element = (event.target as Element).closest<HTMLElement>(pressed);
    if (!element || !waits(element)) return;
    const isTouch = pointer === "touch";
    if (element.matches("[data-first-tap]") && !isTouch) return; // a link, which is followed without code
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = { element, isTouch };
  }
  function handleInput({ target }: Event) {
    if (isField(target as Element) && waits(target as Element)) typed.set(target as Field, (target as Field).value);
  }
  const early = { capture: true, signal };
  page.addEventListener("pointerdown", ({ pointerType }) => (pointer = pointerType), { ...early, passive: true });
  page.addEventListener("click", handleClick, early);
  page.addEventListener("input", handleInput, early);

  return {
    /** A section has its behaviour. */
    tookOver(id: string) {
      taken.add(id);
      const isOf = (element: Element) => sectionOf(element) === id;
      const fields = [...typed].filter(([field]) => isOf(field));
      const press = kept && isOf(kept.element) ? kept : null;
      for (const [field] of fields) typed.delete(field);
      if (press) kept = null;
      if (press || fields.length > 0) void import("./act_again").then((it) => it.actAgain(fields, press));
    },
  };
}
