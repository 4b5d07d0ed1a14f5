import { and, eq, sql } from "drizzle-orm";
import type { FoundPage } from "../../../schemas/api/page_addresses";
import type { Page } from "../../../schemas/page";
import { everySection } from "../../../src/layout/every_section";
import { wordsIn } from "../../../src/layout/words_in";
import type { Queryable } from "../../platform/plugins/database";
import { pageRevisions, pages } from "./tables";

const most = 100;
const aside = 40;

/** Pages whose newest drafts hold a text in what their sections say, in any language, with the words around it. */
export async function searchPages(db: Queryable, text: string): Promise<FoundPage[]> {
  const wanted = text.toLowerCase().replace(/\s+/g, " ");
  const words = wanted.split(" ").map((word) => JSON.stringify(word).slice(1, -1)); // as they stand in the JSON, with markup between them
  const body = sql`lower(${pageRevisions.page}::text)`;
  const rows = await db
    .select({ id: pages.id, page: pageRevisions.page })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(and(...words.map((word) => sql`strpos(${body}, ${word}) > 0`)))
    .orderBy(pages.route)
    .limit(most * 2); // names of fields hold words too
  return rows
    .flatMap(({ id, page }) => {
      const found = firstIn(page, wanted);
      return found ? [{ id, ...found }] : [];
    })
    .slice(0, most);
}

function firstIn({ sections }: Page, wanted: string): Omit<FoundPage, "id"> | null {
  for (const section of everySection(sections)) {
    for (const words of textsIn(section.props)) {
      const at = words.toLowerCase().indexOf(wanted);
      if (at < 0) continue;
      const [from, to] = [Math.max(0, at - aside), at + wanted.length + aside];
      const excerpt = `${from > 0 ? "…" : ""}${words.slice(from, to)}${to < words.length ? "…" : ""}`;
      return { sectionId: section.id, sectionName: section.name, excerpt };
    }
  }
  return null;
}

/** What a value says: its texts without markup. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [wordsIn(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
