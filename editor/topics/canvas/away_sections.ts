import type { PlacedSection } from "../../../src/layout/place_splits";
import { isGhostSection } from "./canvas_sections";
import { foldedIn } from "./fold_ghosts";
import type { Standing } from "./near_screen";

/** The room that sections far from the screen leave, which stand together. */
export interface Away extends PlacedSection {
  away: {
    ids: readonly string[];
    /** The heights of all of them in pixels, without ghosts and the gaps between them. */
    height: number;
    /** Those of them that are ghosts, which have a height by themselves. */
    ghosts: ReadonlySet<string>;
  };
}

/** What the heights of what is left out depend on, in pixels of the canvas. */
interface Measures {
  gap: number;
  ghost: number;
}

/** The height that a section is taken to have until it was seen, in pixels; the site reserves as much. */
const guess = 420;

export const isAway = (section: PlacedSection): section is Away => "away" in section;

/** Leaves sections out of the canvas and remembers how high they were; the room of a run of them keeps its identity while it is as it was. */
export function awaySections() {
  const heights = new Map<string, number>();
  const made = new WeakMap<PlacedSection, Away>();

  function roomOf(run: readonly PlacedSection[]): Away[] {
    const [first] = run;
    if (!first) return [];
    const ids = run.map(({ id }) => id);
    const ghosts = new Set(run.filter(isGhostSection).map(({ id }) => id));
    const height = ids.reduce((sum, id) => (ghosts.has(id) ? sum : sum + (heights.get(id) ?? guess)), 0);
    const away = { ids, height, ghosts };
    const known = made.get(first);
    if (known && isSameRoom(known.away, away)) return [known];
    const room = { id: `${first.id}:away`, name: "", type: first.type, away };
    made.set(first, room);
    return [room];
  }

  return {
    remember: (id: string, height: number) => heights.set(id, height),
    /** The sections, where all but those near and what holds one of `wanted` only leave room. */
    leaveOut(sections: readonly PlacedSection[], near: ReadonlySet<string>, wanted: readonly (string | null)[]) {
      const ids = wanted.filter((id) => id !== null);
      const stays = (section: PlacedSection) =>
        near.has(section.id) || foldedIn(section).length > 0 || ids.some((id) => isIn(section, id));
      const shown: PlacedSection[] = [];
      let from = 0; // of the run of those that are left out
      for (const [index, section] of sections.entries()) {
        if (!stays(section)) continue;
        shown.push(...roomOf(sections.slice(from, index)), section);
        from = index + 1;
      }
      shown.push(...roomOf(sections.slice(from)));
      return shown;
    },
    /** Where the sections of a room would stand that begins at `top`, as far as they touch what lies between two lines. */
    standingIn({ away }: Away, top: number, [above, below]: readonly [number, number], { gap, ghost }: Measures): Standing[] {
      const found: Standing[] = [];
      for (const id of away.ids) {
        if (top > below) break;
        const bottom = top + (away.ghosts.has(id) ? ghost : (heights.get(id) ?? guess));
        if (bottom >= above) found.push({ id, top, bottom });
        top = bottom + gap;
      }
      return found;
    },
  };
}

const isSameRoom = (one: Away["away"], other: Away["away"]) =>
  one.height === other.height &&
  one.ghosts.size === other.ghosts.size &&
  one.ids.length === other.ids.length &&
  one.ids.every((id, index) => id === other.ids[index] && one.ghosts.has(id) === other.ghosts.has(id));

const isIn = (section: PlacedSection, id: string): boolean =>
  section.id === id ||
  (section.sections ?? []).some((child) => isIn(child, id)) ||
  (section.columns ?? []).some((column) => column.some((child) => isIn(child, id)));
