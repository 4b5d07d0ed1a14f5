import type { PlacedSection } from "../../../src/layout/place_splits";

/** Ghosts that stand together, as one. */
export interface FoldedGhosts extends PlacedSection {
  folded: readonly string[];
}

export const foldedIn = (section: PlacedSection): readonly string[] =>
  "folded" in section ? (section as FoldedGhosts).folded : [];

/** So many ghosts may stand one after the other before they fold. */
const most = 3;

const isGhost = (section: PlacedSection) => "ghost" in section;

/** Runs of ghosts fold into the first of each, unless one of them was unfolded; all else keeps its identity. */
export function foldGhosts(sections: readonly PlacedSection[], unfolded: ReadonlySet<string>): PlacedSection[] {
  const folded: PlacedSection[] = [];
  let isChanged = false;
  for (let at = 0; at < sections.length;) {
    let end = at;
    while (end < sections.length && isGhost(sections[end] as PlacedSection)) end += 1;
    const run = sections.slice(at, end);
    const [first] = run;
    if (first && run.length > most && !run.some(({ id }) => unfolded.has(id))) {
      folded.push(foldOf(first, run));
      isChanged = true;
    } else folded.push(...run);
    at = end;
    const next = sections[at];
    if (next && !isGhost(next)) {
      const inner = foldInside(next, unfolded);
      if (inner !== next) isChanged = true;
      folded.push(inner);
      at += 1;
    }
  }
  return isChanged ? folded : (sections as PlacedSection[]);
}

function foldInside(section: PlacedSection, unfolded: ReadonlySet<string>): PlacedSection {
  const sections = section.sections && foldGhosts(section.sections, unfolded);
  const columns = section.columns?.map((column) => foldGhosts(column, unfolded));
  const isSame = sections === section.sections && (columns ?? []).every((column, index) => column === section.columns?.[index]);
  return isSame ? section : { ...section, sections, columns };
}

const known = new WeakMap<PlacedSection, FoldedGhosts>();

function foldOf(first: PlacedSection, run: readonly PlacedSection[]): FoldedGhosts {
  const before = known.get(first);
  const ids = run.map(({ id }) => id);
  if (before && before.folded.join() === ids.join()) return before;
  const fold = { ...first, folded: ids };
  known.set(first, fold);
  return fold;
}
