import { type RefObject, useEffect } from "react";
import type { Path } from "../core/set_in";
import { fieldId } from "../explain/field_props";
import { useShow, useWorkbench } from "../workplace/use_editor";

const focusable = "input:not([type=hidden]), select, textarea, button:not([data-reset]), [contenteditable=true], [tabindex='0']";

const tabOf: Record<string | number, "content" | "test"> = { props: "content", experiment: "test" };

/**
 * Takes a jump to where it leads: opens the tab that has the field, gives the field the focus, and ends the jump.
 * Where a part of the field is not shown, what holds it takes the focus.
 */
export function useFocusField(pane: RefObject<HTMLElement | null>) {
  const show = useShow();
  const field = useWorkbench(({ focusField }) => focusField);
  const tab = useWorkbench(({ inspectorTab }) => inspectorTab);
  const wanted = field === null ? tab : (tabOf[field[0] ?? ""] ?? "rules");

  useEffect(() => {
    if (field === null) return;
    if (wanted !== tab) return show({ inspectorTab: wanted });
    const element = pane.current && elementOf(pane.current, field);
    show({ focusField: null });
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    inputOf(element, field)?.focus({ preventScroll: true });
  }, [field, wanted, tab, pane, show]);
}

/** The field's own input; else the first inside it, and of radio buttons the one that is chosen. */
export function inputOf(element: HTMLElement, field: Path): HTMLElement | null {
  const own = element.querySelector<HTMLElement>(`#${CSS.escape(fieldId(field))}`);
  if (own?.matches(focusable)) return own;
  const first = element.querySelector<HTMLElement>(focusable);
  return first?.matches("[type=radio]")
    ? (first.closest("[role=radiogroup]")?.querySelector<HTMLElement>(":checked") ?? first)
    : first;
}

/** The field of a path, else the innermost that is shown of those that hold it. */
export function elementOf(pane: HTMLElement, field: Path): HTMLElement | null {
  for (let length = field.length; length > 0; length -= 1) {
    const element = pane.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.slice(0, length).join("."))}"]`);
    if (element) return element;
  }
  return null;
}
