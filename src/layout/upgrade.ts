import type { Section } from "../../schemas/page";
import type { Registry } from "./registry";

/** All sections with props of their types' newest versions; untouched branches keep their identity. */
export function upgrade(sections: Section[], registry: Registry): Section[] {
  let isChanged = false;
  const upgraded = sections.map((section) => {
    const own = registry.upgrade(section);
    const inner = own.sections ? upgrade(own.sections, registry) : own.sections;
    const next = inner === own.sections ? own : { ...own, sections: inner };
    if (next !== section) isChanged = true;
    return next;
  });
  return isChanged ? upgraded : sections;
}
