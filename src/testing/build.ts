import type { Page, Section } from "../../schemas/page";
import type { Rules } from "../../schemas/rules";
import { editors } from "../../sections/editors";
import type { SectionType } from "../../sections/schemas";

type Reference = SectionType | `${SectionType}#${string}`;
interface Given extends Rules {
  props?: Record<string, unknown>;
  name?: string;
}

/** A section from its type's starter: `section("banner#offer")`, with children after it, and rules or props of one's own. */
export function section(reference: Reference, ...rest: (Given | Section)[]): Section {
  const [type, id = type] = reference.split("#") as [SectionType, string?];
  const children = rest.filter((part): part is Section => "type" in part);
  const given: Given = Object.assign({}, ...rest.filter((part) => !("type" in part)));
  const starter = editors[type].starter as Record<string, unknown>; // every starter is an object of props
  return {
    id,
    name: id,
    type,
    ...given,
    props: { ...starter, ...given.props },
    ...(children.length > 0 && { sections: children }),
  };
}

/** A page at `/` that holds the sections. */
export const page = (...sections: Section[]): Page => ({ id: "page", route: "/", title: { en: "Page" }, sections });

/** Sections as one readable line: `a b(c d)`. */
export const outline = (sections: readonly Section[]): string =>
  sections.map(({ id, sections: inner }) => (inner?.length ? `${id}(${outline(inner)})` : id)).join(" ");
