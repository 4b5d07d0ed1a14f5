import type { Page, Section } from "../../schemas/page";
import { completeProps } from "./complete_props";
import { cut } from "./cut";
import { nestPages } from "./nest_pages";
import type { Registry } from "./registry";
import { upgrade } from "./upgrade";
import type { Visitor } from "./variants";

/**
 * A page as one visitor may have it: upgraded, with nested pages in place, cut, its props whole. This is what the server
 * sends. The columns of split-views are placed at rendering, so that what is sent is still a layout.
 */
export function preparePage(
  page: Page,
  viewer: Visitor,
  { registry, pageOf }: { registry: Registry; pageOf: (id: string) => Page | null },
): Page {
  const newest = (found: Page | null) => found && { ...found, sections: upgrade(found.sections, registry) };
  const nested: Section[] = nestPages(
    { ...page, sections: upgrade(page.sections, registry) },
    { registry, pageOf: (id) => newest(pageOf(id)) },
  );
  return { ...page, sections: completeProps(cut(nested, viewer, registry), registry) };
}
