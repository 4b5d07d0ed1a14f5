import type { ListedPage } from "../../../schemas/api/page_addresses";
import { aroundOf, type PagePart } from "./group_pages";

/** A line of the list: the head of a part, or a page. */
export type ListRow =
  | { kind: "head"; key: string; part: PagePart; depth: number; isOpen: boolean; count: number; waiting: number }
  | { kind: "page"; key: string; part: PagePart; depth: number; page: ListedPage; position: number };

/** The lines of the list from top to bottom, without what is in closed parts. */
export function listRows(parts: readonly PagePart[], closed: ReadonlySet<string>): ListRow[] {
  return parts.flatMap((part): ListRow[] => {
    if (part.folder !== null && isInClosed(part.folder, closed)) return [];
    const depth = part.folder === null ? 0 : part.folder.split("/").length - 1;
    const isOpen = !closed.has(part.key);
    const within = part.folder === null ? part.pages : pagesIn(part.folder, parts);
    const waiting = within.filter(waits).length;
    const head: ListRow = { kind: "head", key: part.key, part, depth, isOpen, count: within.length, waiting };
    const inner = part.folder === null ? depth : depth + 1;
    const pages = part.pages.map((page, index): ListRow => {
      return { kind: "page", key: `page ${page.id}`, part, depth: inner, page, position: index + 1 };
    });
    return isOpen ? [head, ...pages] : [head];
  });
}

function isInClosed(folder: string, closed: ReadonlySet<string>): boolean {
  const around = aroundOf(folder);
  return around !== "" && (closed.has(`folder ${around}`) || isInClosed(around, closed));
}

const pagesIn = (folder: string, parts: readonly PagePart[]) =>
  parts.filter((part) => part.folder === folder || part.folder?.startsWith(`${folder}/`)).flatMap(({ pages }) => pages);

/** Whether somebody has to look at a page. */
const waits = ({ openRequests, openRemarks, hasFailedPlan }: ListedPage) => openRequests + openRemarks > 0 || hasFailedPlan;
