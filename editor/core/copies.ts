import type { Section } from "../../schemas/page";
import { renameInColumns } from "./columns";
import type { Types } from "./command";
import { freeName } from "./free_name";
import { flatten } from "./tree";

interface Copying {
  page: readonly Section[];
  types: Types;
  /** What the new ids start with. */
  prefix: string;
}

/**
 * Copies of sections for a page: under new ids and names that the page does not have; where one of them takes others of
 * them into its columns, its copy takes their copies.
 */
export function copiesFor(sections: readonly Section[], { page, types, prefix }: Copying): Section[] {
  const taken = new Set(flatten(page).map(({ name }) => name));
  const names = new Map<string, string>();
  const copies = withNewIds(sections, prefix).map((copy) => {
    const name = freeName(copy.name, taken);
    taken.add(name);
    if (!names.has(copy.name)) names.set(copy.name, name);
    return name === copy.name ? copy : { ...copy, name };
  });
  return [...renameInColumns(copies, names, types)];
}

/** The sections under other ids: the prefix itself, then the prefix with a number that counts on. */
function withNewIds(sections: readonly Section[], prefix: string): Section[] {
  let count = 0;
  const rename = (old: Section): Section => {
    const id = count === 0 ? prefix : `${prefix}-${count}`;
    count += 1;
    return old.sections ? { ...old, id, sections: old.sections.map(rename) } : { ...old, id };
  };
  return sections.map(rename);
}
