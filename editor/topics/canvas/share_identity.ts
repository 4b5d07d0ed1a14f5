import type { PlacedSection } from "../../../src/layout/place_splits";

type Sections = readonly PlacedSection[];

/**
 * The tree `next` with every section that is as it was in `before` replaced by the very object from there, so that
 * React skips it. Sections are compared by identity of their fields.
 */
export function shareIdentity(before: Sections, next: Sections): Sections {
  const known = new Map(before.map((section) => [section.id, section]));
  const shared = next.map((section) => shareSection(known.get(section.id), section));
  return sameList(before, shared) ? before : shared;
}

function shareSection(before: PlacedSection | undefined, next: PlacedSection): PlacedSection {
  if (!before || before === next) return next;
  const sections = next.sections && (shareIdentity(before.sections ?? [], next.sections) as PlacedSection[]);
  const columns = next.columns && shareColumns(before.columns ?? [], next.columns);
  const isOwn = sections === next.sections && columns === next.columns;
  const shared = isOwn ? next : { ...next, ...(sections && { sections }), ...(columns && { columns }) };
  return isSame(before, shared) ? before : shared;
}

function shareColumns(before: PlacedSection[][], next: PlacedSection[][]) {
  const shared = next.map((column, index) => shareIdentity(before[index] ?? [], column) as PlacedSection[]);
  return sameList(before, shared) ? before : shared;
}

const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

function isSame(one: PlacedSection, other: PlacedSection) {
  const keys = Object.keys(one) as (keyof PlacedSection)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
