import type { Section } from "../../schemas/page";
import type { Registry } from "./registry";

/** All sections with props of their types' newest versions, each where its `order` says; untouched branches keep their identity. */
export function upgrade(sections: Section[], registry: Registry): Section[] {
  const ordered = inOrder(sections);
  let isChanged = ordered !== sections;
  const upgraded = ordered.map((section) => {
    const own = registry.upgrade(section);
    const inner = own.sections ? upgrade(own.sections, registry) : own.sections;
    const next = inner === own.sections ? own : { ...own, sections: inner };
    if (next !== section) isChanged = true;
    return next;
  });
  return isChanged ? upgraded : sections;
}

/**
 * Siblings by their `order` (S-0.03), those without one where they are listed. From then on the list alone says who comes first: a
 * number that stayed would contradict it after the first move.
 */
function inOrder(sections: Section[]): Section[] {
  if (!sections.some(hasOrder)) return sections;
  const placeOf = (section: Section, index: number) => (hasOrder(section) ? section.props.order : index);
  return sections
    .map((section, index) => ({ section, place: placeOf(section, index) }))
    .sort((one, other) => one.place - other.place)
    .map(({ section }) => (hasOrder(section) ? withoutOrder(section) : section));
}

type Ordered = Section & { props: { order: number } };

const hasOrder = (section: Section): section is Ordered => Number.isInteger(section.props?.["order"]);

function withoutOrder({ props: { order: _, ...props }, ...section }: Ordered): Section {
  return { ...section, props };
}
