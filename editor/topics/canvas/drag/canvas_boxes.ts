import type { Page, Section } from "../../../../schemas/page";
import type { Frame } from "../../../../src/kit/ui/frame";
import { columnId } from "../../../core/column_id";
import type { Types } from "../../../core/command";
import { find, type Place, placesIn } from "../../../core/tree";
import { boxIn } from "../measure_boxes";
import type { SectionBox } from "./canvas_target";

type Placed = Place & { section: Section };

/** Where all sections of the page stand in the canvas, and the columns that take some of them in. */
export function measureSections({ sections }: Page, types: Types, frame: Frame, scale: number): SectionBox[] {
  const places = placesIn(sections);
  const measured = Array.from(frame.document.querySelectorAll<HTMLElement>("[data-section]")).flatMap((element) => {
    const placed = places.get(element.dataset.section ?? "");
    if (!placed) return [];
    const holder = element.parentElement?.closest<HTMLElement>("[data-section]")?.dataset.section ?? null;
    const place = placed.parent === holder ? placed : placeInColumn(placed, holder, sections, types);
    if (!place) return [];
    const { section } = placed;
    const folded = element.dataset.folded?.split(" ").length ?? 1;
    const takesIn = types.isContainer(section.type) || Boolean(types.columnsOf(section)?.length);
    const isContainer = takesIn && element.dataset.ghost === undefined;
    const { parent, index } = place;
    return [{ id: section.id, parent, index, lastIndex: index + folded - 1, isContainer, box: boxIn(element, frame, scale) }];
  });
  return [...measured, ...measureColumns(frame, scale)];
}

/** A section that a split-view took into a column stands in that column, wherever on the page it is. */
function placeInColumn({ section }: Placed, holder: string | null, page: readonly Section[], types: Types): Place | null {
  const split = holder === null ? null : find(page, holder);
  const columns = split && types.columnsOf(split);
  const column = columns?.findIndex((names) => names.includes(section.name)) ?? -1;
  if (!split || column < 0) return null;
  return { parent: columnId(split.id, column), index: columns?.[column]?.indexOf(section.name) ?? 0 };
}

const measureColumns = (frame: Frame, scale: number): SectionBox[] =>
  Array.from(frame.document.querySelectorAll<HTMLElement>("[data-column]")).flatMap((element) => {
    const split = element.closest<HTMLElement>("[data-section]")?.dataset.section;
    const index = Number(element.dataset.column);
    if (split === undefined) return [];
    return [{ id: columnId(split, index), parent: split, index, isContainer: true, box: boxIn(element, frame, scale) }];
  });
