import type { Page, Section } from "../../schemas/page";
import type { HostMessage } from "../../schemas/preview_protocol";
import { registry } from "../../sections/registry";
import { nestPages } from "../layout/nest_pages";
import { type PageIssue, parsePage } from "../layout/parse_page";
import { upgrade } from "../layout/upgrade";

type LayoutUpdate = Extract<HostMessage, { type: "layout.update" }>;

/** The page that a host wants to see in place of the one that stands there; all its sections, whoever may see them. */
export function readLayout(
  { page, section, nested = [] }: Pick<LayoutUpdate, "page" | "section" | "nested">,
  current: Page | null,
): { page: Page; issues?: undefined } | { page?: undefined; issues: readonly PageIssue[] } {
  if ((page === undefined) === (section === undefined))
    return { issues: [{ path: [], message: "A page or a section, one of them" }] };
  const wanted = page === undefined ? withSection(current, section) : page;
  if (wanted === null) return { issues: [{ path: ["section"], message: "There is no such section on this page" }] };
  const read = parsePage(wanted);
  if (read.issues) return read;
  const others = new Map<string, Page>();
  for (const [index, json] of nested.entries()) {
    const other = parsePage(json);
    if (other.issues) return { issues: other.issues.map(({ path, message }) => ({ path: ["nested", index, ...path], message })) };
    others.set(other.page.id, { ...other.page, sections: upgrade(other.page.sections, registry) });
  }
  const upgraded = { ...read.page, sections: upgrade(read.page.sections, registry) };
  return { page: { ...upgraded, sections: nestPages(upgraded, { registry, pageOf: (id) => others.get(id) ?? null }) } };
}

/** The page with one section replaced, found by its id; null where it has none. */
function withSection(page: Page | null, section: unknown): unknown {
  const id = (section as { id?: unknown } | null)?.id;
  let isFound = false;
  const replace = (siblings: readonly Section[]): unknown[] =>
    siblings.map((old) => {
      if (old.id === id) {
        isFound = true;
        return section;
      }
      return old.sections ? { ...old, sections: replace(old.sections) } : old;
    });
  const sections = page && replace(page.sections);
  return isFound ? { ...page, sections } : null;
}
