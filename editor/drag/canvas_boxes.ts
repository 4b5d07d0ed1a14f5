import type { Page, Section } from "../../schemas/page";
import type { Frame } from "../../src/ui/frame";
import type { Types } from "../core/command";
import { boxIn } from "../panels/canvas/measure_boxes";
import type { SectionBox } from "./canvas_target";

interface Known {
  parent: string | null;
  index: number;
  section: Section;
}

/**
 * Where all sections of the page stand in the canvas. What a split-view took into its columns is left out: there its
 * order on the page does not show.
 */
export function measureSections(page: Page, types: Types, frame: Frame, scale: number): SectionBox[] {
  const known = new Map<string, Known>();
  const learn = (sections: readonly Section[], parent: string | null) => {
    for (const [index, section] of sections.entries()) {
      known.set(section.id, { parent, index, section });
      if (section.sections) learn(section.sections, section.id);
    }
  };
  learn(page.sections, null);

  return Array.from(frame.document.querySelectorAll<HTMLElement>("[data-section]")).flatMap((element) => {
    const id = element.dataset.section ?? "";
    const own = known.get(id);
    const holder = element.parentElement?.closest<HTMLElement>("[data-section]")?.dataset.section ?? null;
    if (!own || own.parent !== holder) return [];
    const isContainer = types.isContainer(own.section.type) && element.dataset.ghost === undefined;
    return [{ id, parent: own.parent, index: own.index, isContainer, box: boxIn(element, frame, scale) }];
  });
}
