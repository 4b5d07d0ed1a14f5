import type { Page, Section } from "../../schemas/page";
import { withoutItemRules } from "./cut_items";
import type { Registry } from "./registry";

/** What is asked about section types to tell a visitor no more of a page than they see. */
export interface VisitorRegistry extends Pick<Registry, "columnsOf"> {
  withColumns(section: Section, columns: readonly (readonly string[])[]): Section;
  /** The device of the visitor is a guess: where a section is for some devices, the width of the page decides. */
  isByWidth: boolean;
  /** Whether a section shows the names of those that it holds, as tabs do. */
  showsNames(section: Section): boolean;
}

/**
 * A page that was cut and completed for a visitor, without what only its makers are to know: who sees what and when, and what sections
 * are called. Where columns take sections by their names, numbers stand for them.
 */
export function forVisitor({ id, route, title, description, sections }: Page, registry: VisitorRegistry): Page {
  const keys = new Map(columnNames(sections, registry).map((name, index) => [name, String(index + 1)]));
  const plain = (section: Section, isNameShown: boolean): Section => {
    const columns = registry.columnsOf(section)?.map((names) => names.map((name) => keys.get(name) ?? ""));
    const { type, props = {} } = columns ? registry.withColumns(section, columns) : section;
    const inner = section.sections?.map((child) => plain(child, registry.showsNames(section)));
    return {
      id: section.id,
      name: isNameShown ? section.name : (keys.get(section.name) ?? ""),
      type,
      props: withoutItemRules(props),
      ...(registry.isByWidth && section.devices?.length && { byWidth: section.devices }),
      ...(section.experiment && { variantOf: { id: section.experiment.id, variant: section.experiment.variant } }),
      ...(inner && { sections: inner }),
    };
  };
  return {
    id,
    route,
    title,
    ...(description !== undefined && { description }),
    sections: sections.map((own) => plain(own, false)),
  };
}

const columnNames = (sections: readonly Section[], registry: VisitorRegistry): string[] =>
  sections.flatMap((section) => [
    ...(registry.columnsOf(section)?.flat() ?? []),
    ...columnNames(section.sections ?? [], registry),
  ]);
