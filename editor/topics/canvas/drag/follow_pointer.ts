import type { Section } from "../../../../schemas/page";
import { columnId } from "../../../core/column_id";
import { asColumnPlace } from "../../../core/column_place";
import { pageTree } from "../../../core/page_tree";
import { find, type Place } from "../../../core/tree";
import { toggleCollapsed } from "../../../workplace/toggle_collapsed";
import type { Workplace } from "../../../workplace/use_editor";
import { measureSections } from "./canvas_boxes";
import { canvasTarget, type Point, type SectionBox } from "./canvas_target";
import { type Carried, carriedIds, type DropTarget, refusalOf } from "../../../workplace/drag_state";
import { createRest, type Rest } from "./rest";
import { outlineTarget } from "./outline_target";
import { pointOf } from "./point_of";
import { readRows } from "./read_rows";

/** How near its edge a pane scrolls, and how fast at most, in pixels per frame. */
const reach = 56;
const speed = 16;

/**
 * Follows the pointer while something is carried: finds where it would land, once per frame of the screen, and scrolls
 * what it comes near the edge of. All in the host's coordinates. Answers how to stop.
 */
export function followPointer(
  { editor, drag, canvas, workbench, evaluations }: Workplace,
  carried: Carried,
  from: Point,
  onMove: (point: Point) => void,
) {
  let point = from;
  let request = requestAnimationFrame(step);
  let boxes: SectionBox[] | null = null;
  let measuredFor: unknown = null;
  let measuredHeight = 0; // sections that come near while the page scrolls take their real heights
  let measuredOf = ""; // on a long page sections come and go while it scrolls
  let last = "";
  const ids = carriedIds(carried);
  const rest = createRest();

  function handleMove(event: Event) {
    point = pointOf(event) ?? point;
  }

  function step(now: number) {
    request = requestAnimationFrame(step);
    onMove(point);
    const target = findTarget();
    rest.on(restingOn(target), now);
    const key = JSON.stringify(target);
    if (key !== last) drag.setState({ target });
    last = key;
  }

  function findTarget(): DropTarget | null {
    const outline = document.querySelector("[data-outline]");
    if (outline && isIn(outline.getBoundingClientRect(), point)) return inOutline(outline);
    const sheet = document.querySelector("[data-canvas-sheet]");
    return sheet && isIn(sheet.getBoundingClientRect(), point) ? inCanvas(sheet.getBoundingClientRect()) : null;
  }

  /** What opens when the pointer rests on it: a closed container, or another tab of the left pane. */
  function restingOn(target: DropTarget | null): Rest | null {
    const holder = target?.surface === "outline" ? target.place.parent : null;
    if (holder !== null && workbench.getState().collapsed.has(holder))
      return { key: holder, open: () => workbench.setState(toggleCollapsed(holder)) };
    const tab = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>("[data-left-tab]")?.dataset["leftTab"];
    return tab === "outline" ? { key: tab, open: () => workbench.setState({ leftTab: tab }) } : null;
  }

  function inOutline(outline: Element): DropTarget | null {
    outline.scrollTop += scrollBy(outline.getBoundingClientRect(), point);
    return complete(outlineTarget(readRows(outline, editor.getState().page, editor.types), point.y, ids), "outline");
  }

  function inCanvas(sheet: DOMRect): DropTarget | null {
    const { frame } = canvas.getState();
    if (!frame) return null;
    const { scale } = workbench.getState();
    const by = scrollBy(sheet, point);
    if (by !== 0) frame.window.scrollBy(0, by / scale);
    const [state, height] = [evaluations.getState(), frame.document.documentElement.scrollHeight];
    const shown = shownIn(frame.document);
    if (!boxes || measuredFor !== state || measuredHeight !== height || measuredOf !== shown)
      boxes = measureSections(editor.getState().page, editor.types, frame, scale);
    [measuredFor, measuredHeight, measuredOf] = [state, height, shown];
    const [scrollX, scrollY] = [frame.window.scrollX * scale, frame.window.scrollY * scale];
    const found = canvasTarget(boxes, { x: point.x - sheet.x + scrollX, y: point.y - sheet.y + scrollY }, ids);
    const empty = {
      place: { parent: null, index: 0 },
      line: { x: 16, y: 80, length: sheet.width - 32, direction: "across" as const },
    };
    const { place, line } = found ?? empty;
    return complete({ place, line: found ? { ...line, x: line.x - scrollX, y: line.y - scrollY } : line }, "canvas");
  }

  /** Between two columns is at the end of the first of them, before all of them at the start of the first. */
  function besideColumns(found: Pick<DropTarget, "place" | "line">, sections: readonly Section[]) {
    const { parent, index } = found.place;
    const columns = parent === null ? null : columnsOfId(sections, parent);
    if (parent === null || !columns) return found;
    const column = Math.max(0, Math.min(index - 1, columns.length - 1));
    return { ...found, place: { parent: columnId(parent, column), index: index === 0 ? 0 : (columns[column]?.length ?? 0) } };
  }

  function columnsOfId(sections: readonly Section[], id: string) {
    const section = find(sections, id);
    return section && !editor.types.isContainer(section.type) ? editor.types.columnsOf(section) : null;
  }

  function complete(found: Pick<DropTarget, "place" | "line"> | null, surface: DropTarget["surface"]): DropTarget | null {
    if (!found) return null;
    const { sections } = editor.getState().page;
    if (found.place.parent !== null && !asColumnPlace(found.place)) found = besideColumns(found, sections);
    const end = pageTree(sections, editor.types).endOf(found.place.parent).index;
    const place: Place = { ...found.place, index: Math.min(found.place.index, end) };
    return { ...found, place, surface, refusal: refusalOf(sections, carried, place, editor.types) };
  }

  const options = { capture: true, passive: true };
  window.addEventListener("mousemove", handleMove, options);
  window.addEventListener("touchmove", handleMove, options);
  return () => {
    cancelAnimationFrame(request);
    window.removeEventListener("mousemove", handleMove, options);
    window.removeEventListener("touchmove", handleMove, options);
  };
}

/** The ids of the sections that are rendered. */
const shownIn = (document: Document) =>
  Array.from(document.querySelectorAll<HTMLElement>("[data-section]"), (element) => element.dataset["section"]).join();

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom;

function scrollBy({ top, bottom }: DOMRect, { y }: Point) {
  if (y < top + reach) return -Math.ceil(((top + reach - y) / reach) * speed);
  if (y > bottom - reach) return Math.ceil(((y - (bottom - reach)) / reach) * speed);
  return 0;
}
