import type { Section } from "../../schemas/page";
import type { Types } from "./command";
import { flatten, update } from "./tree";

/**
 * The sections with other names in their columns: what is called by an old name is called by the new one. The very same
 * list where no section names any of them.
 */
export function renameInColumns(
  sections: readonly Section[],
  names: ReadonlyMap<string, string>,
  types: Types,
): readonly Section[] {
  const rename = (section: Section): Section => {
    const inner = section.sections && renameInColumns(section.sections, names, types);
    const own = inner === section.sections ? section : { ...section, sections: inner as Section[] };
    const columns = types.columnsOf(own);
    if (!columns?.some((column) => column.some((name) => names.has(name)))) return own;
    return types.withColumns(
      own,
      columns.map((column) => column.map((name) => names.get(name) ?? name)),
    );
  };
  const renamed = sections.map(rename);
  return renamed.some((section, index) => section !== sections[index]) ? renamed : sections;
}

/** The sections of the page's top level that some sections, or what they hold, take into their columns. */
export function namedIn(sections: readonly Section[], page: readonly Section[], types: Types): Section[] {
  const names = new Set(flatten(sections).flatMap((section) => types.columnsOf(section)?.flat() ?? []));
  const found = new Map<string, Section>();
  for (const section of page) if (names.has(section.name) && !found.has(section.name)) found.set(section.name, section);
  return [...found.values()];
}

/** Some sections, and those of the top level that they take into their columns, in the order of the page. */
export function withNamed(sections: readonly Section[], page: readonly Section[], types: Types): Section[] {
  const all = new Set(sections);
  for (const section of all) for (const named of namedIn([section], page, types)) all.add(named); // a set goes on with what is added
  const order = flatten(page);
  const held = new Set([...all].flatMap((section) => flatten(section.sections ?? []).map(({ id }) => id)));
  return order.filter((section) => all.has(section) && !held.has(section.id));
}

/** The sections with some names taken out of all columns. */
export function withoutNames(sections: Section[], names: ReadonlySet<string>, types: Types): Section[] {
  const holders = flatten(sections).filter((section) =>
    types.columnsOf(section)?.some((column) => column.some((name) => names.has(name))),
  );
  return holders.reduce(
    (next, { id }) =>
      update(next, id, (section) =>
        types.withColumns(
          section,
          (types.columnsOf(section) ?? []).map((column) => column.filter((name) => !names.has(name))),
        ),
      ),
    sections,
  );
}
