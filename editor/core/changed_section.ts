import type { Page, Section } from "../../schemas/page";
import { isSameValue } from "./same_value";
import { own, placesIn } from "./tree";

/** The section that is other than before: one whose own fields changed, else one that came; null where neither is. */
export function changedSection(before: Page, after: Page): string | null {
  if (before.sections === after.sections) return null;
  const old = placesIn(before.sections);
  let came: string | null = null;
  for (const [id, { section }] of placesIn(after.sections)) {
    const known = old.get(id)?.section;
    if (!known) came ??= id;
    else if (known !== section && !hasSameFields(known, section)) return id;
  }
  return came;
}

const hasSameFields = (one: Section, other: Section) => isSameValue(own(one), own(other));
