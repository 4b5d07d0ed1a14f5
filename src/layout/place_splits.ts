import type { Section } from "../../schemas/page";
import type { Registry } from "./registry";

/** A section as it is rendered: its own children, and the columns that a split-view took off the page. */
export interface PlacedSection extends Omit<Section, "sections"> {
  sections?: PlacedSection[] | undefined;
  columns?: PlacedSection[][] | undefined;
}

interface Asked extends Pick<Registry, "columnsOf"> {
  /** Whether what a section holds is another page, whose splits take its own sections alone. */
  holdsPage?(section: Section): boolean;
}

/**
 * Moves the sections that a split-view names into its columns and off the top level (L-2.96). A name that is not
 * there is passed over; the first section of a name goes to the first split that asks for it; no split takes itself
 * or what holds it.
 */
export function placeSplits(sections: readonly Section[], registry: Asked): PlacedSection[] {
  if (!hasColumns(sections, registry)) return sections as PlacedSection[]; // as most pages: nothing is taken anywhere
  const taken = new Set<Section>();
  const known = new Map<Section, PlacedSection>(); // a split that a later one takes goes there with all that it took before

  const fill = (section: Section, holders: readonly Section[]): PlacedSection => {
    const before = known.get(section);
    if (before) return before;
    const filled = withColumns(section, holders);
    known.set(section, filled);
    return filled;
  };

  const withColumns = (section: Section, holders: readonly Section[]): PlacedSection => {
    if (section.sections && registry.holdsPage?.(section))
      return { ...section, sections: placeSplits(section.sections, registry), columns: undefined };
    const names = registry.columnsOf(section);
    const inside = [...holders, section];
    const columns = names?.map((column) => column.flatMap((name) => take(name, inside) ?? []));
    const filled = columns?.map((column) => column.map((child) => fill(child, inside)));
    const inner = section.sections?.map((child) => fill(child, inside));
    return filled || inner ? { ...section, sections: inner, columns: filled } : section;
  };

  const take = (name: string, holders: readonly Section[]) => {
    const found = sections.find((section) => section.name === name && !taken.has(section) && !holders.includes(section));
    if (found) taken.add(found);
    return found;
  };

  const placed = sections.map((section) => [section, taken.has(section) ? null : fill(section, [])] as const);
  return placed.flatMap(([section, filled]) => (filled && !taken.has(section) ? [filled] : []));
}

/** Whether any section, however deep, has columns. */
export const hasColumns = (sections: readonly Section[], registry: Asked): boolean =>
  sections.some(
    (section) => registry.columnsOf(section) !== null || (section.sections && hasColumns(section.sections, registry)),
  );
