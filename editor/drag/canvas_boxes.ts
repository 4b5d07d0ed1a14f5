import type { Page } from "../../schemas/page";
import type { Frame } from "../../src/ui/frame";
import type { Types } from "../core/command";
import { placesIn } from "../core/tree";
import { boxIn } from "../panels/canvas/measure_boxes";
import type { SectionBox } from "./canvas_target";

/**
 * Where all sections of the page stand in the canvas. What a split-view took into its columns is left out: there its
 * order on the page does not show.
 */
export function measureSections({ sections }: Page, types: Types, frame: Frame, scale: number): SectionBox[] {
  const places = placesIn(sections);
  return Array.from(frame.document.querySelectorAll<HTMLElement>("[data-section]")).flatMap((element) => {
    const id = element.dataset.section ?? "";
    const place = places.get(id);
    const holder = element.parentElement?.closest<HTMLElement>("[data-section]")?.dataset.section ?? null;
    if (!place || place.parent !== holder) return [];
    const { parent, index, section } = place;
    const isContainer = types.isContainer(section.type) && element.dataset.ghost === undefined;
    const folded = element.dataset.folded?.split(" ").length ?? 1;
    return [{ id, parent, index, lastIndex: index + folded - 1, isContainer, box: boxIn(element, frame, scale) }];
  });
}
