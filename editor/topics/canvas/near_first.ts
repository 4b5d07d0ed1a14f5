import { useDeferredValue, useMemo } from "react";
import type { PlacedSection } from "../../../src/layout/place_splits";
import { isAway } from "./away_sections";

/** So many sections may change at once before those that nobody sees wait. */
const few = 2;

/**
 * The sections as they are to be rendered now. Where a change touches many, as another persona does, those that nobody
 * sees look as before for a moment and follow while nothing else waits; their places change at once.
 */
export function useNearFirst(sections: readonly PlacedSection[], document: Document): readonly PlacedSection[] {
  const settled = useDeferredValue(sections);
  return useMemo(
    () => (settled === sections ? sections : nearFirst(sections, settled, () => idsNear(document))),
    [sections, settled, document],
  );
}

/** `sections` with those that changed since `settled`, and that are not near, as they were. */
export function nearFirst(
  sections: readonly PlacedSection[],
  settled: readonly PlacedSection[],
  near: () => ReadonlySet<string>,
): readonly PlacedSection[] {
  const before = new Map(settled.map((section) => [section.id, section]));
  const hasChanged = (section: PlacedSection) => !isAway(section) && before.has(section.id) && before.get(section.id) !== section;
  if (sections.filter(hasChanged).length <= few) return sections;
  const shown = near();
  return sections.map((section) =>
    hasChanged(section) && !shown.has(section.id) ? (before.get(section.id) ?? section) : section,
  );
}

/** The sections that are on the screen, even in part. */
function idsNear(document: Document): Set<string> {
  const height = document.defaultView?.innerHeight ?? 0;
  const ids = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-section]")) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < height) ids.add(element.dataset["section"] ?? "");
  }
  return ids;
}
