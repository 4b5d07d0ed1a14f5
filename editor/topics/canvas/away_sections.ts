import type { PlacedSection } from "../../../src/layout/place_splits";
import { isGhostSection } from "./canvas_sections";
import { foldedIn } from "./fold_ghosts";

/** What a section far from the screen leaves behind. */
interface Away extends PlacedSection {
  /** Its height in pixels; null where it stands for a ghost, which has one by itself. */
  away: number | null;
}

/** The height that a section is taken to have until it was seen, in pixels; the site reserves as much. */
const guess = 420;

export const isAway = (section: PlacedSection): section is Away => "away" in section;

/** Leaves sections out of the canvas and remembers how high they were; what is left in their places keeps its identity. */
export function awaySections() {
  const heights = new Map<string, number>();
  const made = new WeakMap<PlacedSection, Away>();

  function leave(section: PlacedSection): PlacedSection {
    const away = isGhostSection(section) ? null : (heights.get(section.id) ?? guess);
    const known = made.get(section);
    if (known?.away === away) return known;
    const { id, name, type } = section;
    const left = { id, name, type, away };
    made.set(section, left);
    return left;
  }

  return {
    remember: (id: string, height: number) => heights.set(id, height),
    /** The sections, of which all but those near and what holds one of `wanted` only keep their places. */
    leaveOut(sections: readonly PlacedSection[], near: ReadonlySet<string>, wanted: readonly (string | null)[]) {
      const ids = wanted.filter((id) => id !== null);
      const stays = (section: PlacedSection) =>
        near.has(section.id) || foldedIn(section).length > 0 || ids.some((id) => isIn(section, id));
      return sections.map((section) => (stays(section) ? section : leave(section)));
    },
  };
}

const isIn = (section: PlacedSection, id: string): boolean =>
  section.id === id ||
  (section.sections ?? []).some((child) => isIn(child, id)) ||
  (section.columns ?? []).some((column) => column.some((child) => isIn(child, id)));
