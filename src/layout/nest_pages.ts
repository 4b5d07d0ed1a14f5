import type { Page, Section } from "../../schemas/page";
import type { Registry } from "./registry";

/** How deep pages may show other pages in place (S-1.27). */
export const maxNesting = 3;

/**
 * Puts another page's sections in the place of each section that shows one. A page never shows itself again, however
 * long the way round. Ids get the holder's in front, so that a page shown twice has no id twice.
 */
export function nestPages(
  page: Page,
  { registry, pageOf }: { registry: Pick<Registry, "nestedPageOf">; pageOf: (id: string) => Page | null },
): Section[] {
  const nest = (sections: Section[], way: readonly string[]): Section[] =>
    sections.map((section) => {
      const own = section.sections ? { ...section, sections: nest(section.sections, way) } : section;
      const id = registry.nestedPageOf(section);
      if (id === null || way.includes(id) || way.length > maxNesting) return own;
      const nested = pageOf(id);
      if (!nested) return own;
      return { ...own, sections: nest(nested.sections, [...way, id]).map((child) => withPrefix(child, section.id)) };
    });
  return nest(page.sections, [page.id]);
}

const withPrefix = (section: Section, prefix: string): Section => ({
  ...section,
  id: `${prefix}-${section.id}`,
  sections: section.sections?.map((child) => withPrefix(child, prefix)),
});
