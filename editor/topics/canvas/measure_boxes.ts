import type { StoreApi } from "zustand";
import type { Frame } from "../../../src/kit/ui/frame";
import { columnId } from "../../core/column_id";
import { type Box, type CanvasState, elementOf, type SectionBox } from "../../workplace/canvas_store";

interface Options {
  frame: Frame;
  canvas: StoreApi<CanvasState>;
  scale: () => number;
  selection: () => readonly string[];
  hovered: () => string | null;
  others: () => readonly string[];
  noted: () => readonly string[];
}

/** Keeps the boxes that the overlays need: after anything in the frame changed, once per frame of the screen. */
export function createMeasuring({ frame, canvas, scale, selection, hovered, others, noted }: Options) {
  const { document, window } = frame;
  let request = 0;

  function measure() {
    request = 0;
    const before = canvas.getState();
    const next = {
      selection: sameBoxes(before.selection, boxesOf(selection())),
      columns: sameBoxes(before.columns, columnsOf(selection())),
      others: sameBoxes(before.others, boxesOf(others())),
      noted: sameBoxes(before.noted, boxesOf(noted())),
      hovered: same(before.hovered, boxOf(hovered())),
      ghosts: sameBoxes(before.ghosts, ghosts()),
    };
    const isOther = (Object.keys(next) as (keyof typeof next)[]).some((part) => next[part] !== before[part]);
    if (isOther) canvas.setState(next);
  }

  /** At once, for a selection that changes nothing on the page: its frame stands in the same commit as all else that is selected. */
  function measureSelection() {
    const before = canvas.getState();
    const next = {
      selection: sameBoxes(before.selection, boxesOf(selection())),
      columns: sameBoxes(before.columns, columnsOf(selection())),
    };
    if (next.selection !== before.selection || next.columns !== before.columns) canvas.setState(next);
  }

  const boxOf = (id: string | null) => {
    const element = id === null ? null : elementOf(document, id);
    return element && boxIn(element, frame, scale());
  };

  function boxesOf(ids: readonly string[]) {
    const elements = ids.length > few ? elementsById(document) : null;
    return ids.flatMap((id) => {
      const element = elements ? elements.get(id) : elementOf(document, id);
      return element ? [{ id, box: boxIn(element, frame, scale()) }] : [];
    });
  }

  function columnsOf([id, ...others]: readonly string[]): SectionBox[] {
    const element = id === undefined || others.length > 0 ? null : elementOf(document, id);
    return Array.from(element?.querySelectorAll<HTMLElement>(":scope > * > [data-column]") ?? [], (column) => ({
      id: columnId(id ?? "", Number(column.dataset.column)),
      box: boxIn(column, frame, scale()),
    }));
  }

  const ghosts = () =>
    Array.from(document.querySelectorAll<HTMLElement>("[data-ghost]"), (element) => ({
      id: element.dataset.section ?? "",
      box: boxIn(element, frame, scale()),
      folded: element.dataset.folded,
    }));

  function schedule() {
    if (request === 0) request = globalThis.requestAnimationFrame(measure);
  }

  const mutations = new MutationObserver(schedule);
  mutations.observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["class", "style", "hidden", "open", "data-scheme", "data-theme"],
  });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(document.body);
  document.addEventListener("load", schedule, true); // pictures
  document.addEventListener("transitionend", schedule, true);
  window.addEventListener("resize", schedule);
  void document.fonts?.ready.then(schedule);
  schedule();

  return {
    schedule,
    measureSelection,
    stop() {
      cancelAnimationFrame(request);
      mutations.disconnect();
      sizes.disconnect();
      document.removeEventListener("load", schedule, true);
      document.removeEventListener("transitionend", schedule, true);
      window.removeEventListener("resize", schedule);
    },
  };
}

/** So many elements are looked for one by one; more are found in one walk. */
const few = 8;

const elementsById = (document: Document) =>
  new Map(
    Array.from(document.querySelectorAll<HTMLElement>("[data-section]"), (element) => [element.dataset.section ?? "", element]),
  );

/** Where an element of the frame is on the page, in pixels of the screen. */
export function boxIn(element: Element, { window }: Frame, scale: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (x + window.scrollX) * scale, y: (y + window.scrollY) * scale, width: width * scale, height: height * scale };
}

function same(before: Box | null, next: Box | null) {
  if (!before || !next) return next;
  return before.x === next.x && before.y === next.y && before.width === next.width && before.height === next.height
    ? before
    : next;
}

function sameBoxes(before: readonly SectionBox[], next: readonly SectionBox[]): readonly SectionBox[] {
  if (before.length !== next.length) return next;
  return next.every(
    ({ id, box, folded }, index) =>
      before[index]?.id === id && before[index].folded === folded && same(before[index].box, box) === before[index].box,
  )
    ? before
    : next;
}
