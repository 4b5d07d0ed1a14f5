import { randomUUID } from "node:crypto";
import type { ListedPage, PageOverview } from "../../../schemas/api/page_addresses";
import type { Queryable } from "../../platform/plugins/database";
import type { PageFacts } from "./page_facts";
import { readOverview } from "./page_overview";
import { readRedirects } from "./redirects";

interface Listed {
  page: ListedPage;
  /** To tell whether it differs. */
  text: string;
  /** The reading since which it is so. */
  since: number;
}

export type PageList = ReturnType<typeof createPageList>;

/**
 * The list of pages as this process read it last, so that whoever has an earlier reading gets what differs since. Who asks
 * while it is read shares the next reading; a stamp of another process is none, and gets the whole list.
 */
export function createPageList(facts: PageFacts) {
  const process = randomUUID();
  let reading = 0;
  let listed = new Map<string, Listed>();
  let redirects: { all: { route: string; pageId: string }[]; text: string; since: number } = { all: [], text: "", since: 0 };
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function read(db: Queryable) {
    const [pages, all] = await Promise.all([readOverview(db, facts), readRedirects(db)]);
    reading += 1;
    const before = listed;
    listed = new Map(
      pages.map((page) => {
        const text = JSON.stringify(page);
        const known = before.get(page.id);
        return [page.id, known?.text === text ? known : { page, text, since: reading }];
      }),
    );
    const text = JSON.stringify(all);
    if (text !== redirects.text) redirects = { all: [...all], text, since: reading };
  }

  function refresh(db: Queryable): Promise<void> {
    if (!running) return (running = read(db).finally(() => (running = null)));
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return refresh(db);
      });
    return next;
  }

  return {
    /** The list as it is; what differs since a reading of this process, else all of it. */
    async read(db: Queryable, after: string | undefined): Promise<PageOverview> {
      await refresh(db);
      const [maker, number] = after?.split(" ") ?? [];
      const since = maker === process ? Number(number) : Number.NaN;
      const isWhole = !(since >= 0 && since <= reading);
      const isNews = (one: { since: number }) => isWhole || one.since > since;
      return {
        stamp: `${process} ${reading}`,
        isWhole,
        pages: [...listed.values()].filter(isNews).map(({ page }) => page),
        redirects: isNews(redirects) ? redirects.all : null,
      };
    },
  };
}
