import { maxDepth, maxSections, type Section } from "../../schemas/page";
import type { Types } from "./command";
import { flatten, height, isInside, path, size } from "./tree";

/** Why a section can not be put into a place. */
export type Refusal = "into_itself" | "not_a_container" | "too_deep" | "too_many";

/** Why `section` can not stand inside `parent` (null for the page itself), or null where it can. */
export function refusal(sections: readonly Section[], section: Section, parent: string | null, types: Types): Refusal | null {
  const way = parent === null ? [] : path(sections, parent);
  if (isInside(section, parent)) return "into_itself";
  const holder = way.at(-1);
  if (parent !== null && !(holder && types.isContainer(holder.type))) return "not_a_container";
  if (way.length + height(section) > maxDepth) return "too_deep";
  const isNew = path(sections, section.id).length === 0;
  return isNew && flatten(sections).length + size(section) > maxSections ? "too_many" : null;
}

export const holds = (sections: readonly Section[], section: Section, parent: string | null, types: Types) =>
  refusal(sections, section, parent, types) === null;
