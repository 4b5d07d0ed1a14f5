import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Page } from "../../../schemas/page";
import type { Redirect } from "../../../src/layout/follow_redirect";
import { purposeOf } from "../../../src/layout/page_use";
import { experimentsIn, type Variant } from "../../../src/layout/variants";
import { readPublishedPages } from "./queries";
import { readRedirects } from "./redirects";

/** All published pages, in memory: every request of the site starts here. Never changed, only replaced as a whole. */
export interface PublishedPages {
  /** Those that visitors find at an address. */
  pages: readonly Page[];
  redirects: readonly Redirect[];
  /** One of them, or a shared section. */
  pageOf(id: string): Page | null;
  /** The variants of each experiment by its id, of each page that has it. */
  experiments: ReadonlyMap<string, readonly (readonly Variant[])[]>;
}

declare module "fastify" {
  interface FastifyInstance {
    published: { snapshot: PublishedPages; reload(): Promise<void> };
  }
}

const snapshotOf = (pages: readonly Page[], redirects: readonly Redirect[]): PublishedPages => {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const found = pages.flatMap(({ sections }) => [...experimentsIn(sections).values()]);
  const experiments = new Map<string, (readonly Variant[])[]>();
  for (const { id, variants } of found) experiments.set(id, [...(experiments.get(id) ?? []), variants]);
  return {
    pages: pages.filter((page) => purposeOf(page) === null),
    redirects,
    pageOf: (id) => byId.get(id) ?? null,
    experiments,
  };
};

export const publishedPagesPlugin = fp(
  async (app) => {
    let asked = 0;
    let newest = 0; // of the reads that the snapshot is from: a slower, older one must not take its place
    const published = {
      snapshot: snapshotOf([], []),
      reload: async () => {
        const turn = ++asked;
        const [pages, redirects] = [await readPublishedPages(app.db), await readRedirects(app.db)];
        if (turn < newest) return;
        newest = turn;
        published.snapshot = snapshotOf(pages, redirects);
      },
    };
    app.decorate("published", published);
    app.keepFresh("pages", published.reload);
  },
  { name: "published_pages", dependencies: ["changes"] },
);

export const publishedPages = (app: FastifyInstance): PublishedPages => app.published.snapshot;
