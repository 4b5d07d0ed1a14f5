import type { Section } from "../../schemas/page";
import type { Registry } from "./registry";

/**
 * Sections with props as their types' schemas make them, so that components find them whole and browsers need no schema.
 * A section whose props are not valid, or whose type nobody knows, is left out with all that it holds.
 */
export function completeProps(sections: readonly Section[], registry: Pick<Registry, "propsOf">): Section[] {
  return sections.flatMap((section) => {
    const props = registry.propsOf(section);
    if (!props) return [];
    return section.sections ? { ...section, props, sections: completeProps(section.sections, registry) } : { ...section, props };
  });
}
