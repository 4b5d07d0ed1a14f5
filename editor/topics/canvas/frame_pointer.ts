import type { StoreApi } from "zustand";
import { selectSection } from "../../core/commands/select_section";
import { listenToLongPress } from "./long_press";
import { loadFindText } from "./text/load_find_text";
import { overlayMark } from "./text/overlay_mark";
import { addsToSelection, selectByPointer, selectForMenu } from "../../workplace/select_by_pointer";
import type { Workplace } from "../../workplace/use_editor";
import type { Workbench } from "../../workplace/workbench";

/** The section of the open page at an element of the canvas; what another page shows in place belongs to its holder. */
export function sectionAt(target: EventTarget | null, isOwn: (id: string) => boolean): string | null {
  let element = (target as Element | null)?.closest?.<HTMLElement>("[data-section]") ?? null;
  while (element) {
    const id = element.dataset.section ?? "";
    if (isOwn(id)) return id;
    element = element.parentElement?.closest<HTMLElement>("[data-section]") ?? null;
  }
  return null;
}

/** The palette adds its next section into an empty container or column. */
function fillRoom({ editor, workbench }: Workplace, parent: string) {
  const insertAt = { parent, index: 0, sections: editor.getState().page.sections };
  workbench.setState({ insertAt, leftTab: "palette", isLeftOpen: true });
}

const isTyping = ({ activeElement }: Document) =>
  activeElement instanceof HTMLElement &&
  (activeElement.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(activeElement.tagName));

/**
 * What the pointer does in the canvas: the first click on a section selects it, with a mouse as soon as the button goes
 * down; further ones reach what is inside. Nothing leads away, nothing is sent.
 */
export function listenToPointer(document: Document, workplace: Workplace): () => void {
  const { editor, evaluations, workbench, canvas } = workplace;
  const isOwn = (id: string) => evaluations.getState().byId.has(id);
  const isSelected = (id: string | null) =>
    id !== null && editor.getState().selection.length === 1 && id === editor.getState().selected;

  let isSpent = false; // the press has selected a section, which is all that its click would do

  const selectsAtOnce = (event: PointerEvent, id: string | null) =>
    event.pointerType === "mouse" &&
    event.button === 0 &&
    !addsToSelection(event) &&
    !isSelected(id) &&
    !(event.target as Element).closest("[data-room]");

  function openMenu(event: MouseEvent) {
    const id = sectionAt(event.target, isOwn);
    if (id === null) return false;
    selectForMenu(workplace, id);
    workbench.setState({ menu: { id, ...onScreen(event, document) } });
    return true;
  }

  const handlers: Partial<Record<keyof DocumentEventMap, (event: Event) => void>> = {
    pointermove: (event) => hover(workbench, sectionAt(event.target, isOwn)),
    pointerleave: () => hover(workbench, null),
    pointerdown(event) {
      const id = sectionAt(event.target, isOwn);
      isSpent = id !== null && selectsAtOnce(event as PointerEvent, id);
      if (isSpent) editor.run(selectSection(id));
    },
    mousedown(event) {
      if ((event as MouseEvent).shiftKey) event.preventDefault(); // no text is marked
      const isFirst = isSpent || !isSelected(sectionAt(event.target, isOwn));
      if (isTyping(window.document) && isFirst) event.preventDefault(); // the field keeps the focus
    },
    click(event) {
      if (isSpent && (event as MouseEvent).detail > 0) {
        isSpent = false;
        return stop(event);
      }
      const id = sectionAt(event.target, isOwn);
      const adds = addsToSelection(event as MouseEvent);
      const leadsAway = (event.target as Element).closest("a, [type=submit], form button:not([type=button])");
      if (isSelected(id) && !leadsAway && !adds && !(event.target as Element).closest("[data-room]")) return;
      event.preventDefault();
      event.stopPropagation();
      const room = (event.target as Element).closest<HTMLElement>("[data-room]")?.dataset["room"];
      if (room !== undefined) return fillRoom(workplace, room);
      if (id !== null && adds) selectByPointer(workplace, id, event as MouseEvent);
      else if (!isSelected(id)) editor.run(selectSection(id));
    },
    contextmenu(event) {
      if (openMenu(event as MouseEvent)) event.preventDefault();
    },
    dblclick(event) {
      const id = sectionAt(event.target, isOwn);
      const { frame } = canvas.getState();
      const target = event.target as Element;
      if (id === null || !frame) return;
      loadFindText().then(
        (text) => text.editTextAt(workplace, frame, id, target),
        () => workplace.notices.toast({ words: workplace.t("part.not_fetched") }),
      );
    },
    submit: stop,
    dragstart: stop,
  };
  const entries = Object.entries(handlers).map(([name, handler]) => [name, unlessTyping(handler)] as const);
  for (const [name, handler] of entries) document.addEventListener(name, handler, true);
  const stopPressing = listenToLongPress(document, openMenu);
  return () => {
    stopPressing();
    for (const [name, handler] of entries) document.removeEventListener(name, handler, true);
  };
}

/** What happens where somebody edits a text in place is that text's own. */
const unlessTyping = (handler: (event: Event) => void) => (event: Event) => {
  if (!(event.target as Element | null)?.closest?.(`[${overlayMark}]`)) handler(event);
};

function hover(workbench: StoreApi<Workbench>, hovered: string | null) {
  if (workbench.getState().hovered !== hovered) workbench.setState({ hovered });
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** A point of the frame on the host's screen. */
function onScreen({ clientX, clientY }: MouseEvent, { defaultView }: Document) {
  const frame = defaultView?.frameElement;
  const rect = frame?.getBoundingClientRect();
  const scale = rect && defaultView ? rect.width / defaultView.innerWidth : 1;
  return { x: (rect?.x ?? 0) + clientX * scale, y: (rect?.y ?? 0) + clientY * scale };
}
