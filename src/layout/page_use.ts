import type { Page } from "../../schemas/page";

/**
 * What stands beside the pages of a site and is kept as they are: a shared section is shown on pages by reference, a
 * block is copied into them, and a preset is a way in which a section of its type may start. None is at an address; its route says
 * what it is, and never changes.
 */
export type PageUse = "shared" | "block" | "preset";

const roots: Record<PageUse, string> = { shared: "_shared", block: "_blocks", preset: "_presets" };

export const routeOfUse = (use: PageUse, id: string) => `/${roots[use]}/${id}`;

/** What a page is used for, by its route; null for one that visitors find at its address. */
export function purposeOf({ route }: Pick<Page, "route">): PageUse | null {
  const root = route.split("/")[1];
  return (Object.keys(roots) as PageUse[]).find((use) => roots[use] === root) ?? null;
}

/** Whether a page is copied into others, and so never published itself. */
export function isCopied(page: Pick<Page, "route">): boolean {
  const use = purposeOf(page);
  return use === "block" || use === "preset";
}

/** Whether a route is one that its page may have: what is not at an address has its own id in it. */
export function isOwnRoute({ id, route }: Pick<Page, "id" | "route">): boolean {
  const use = purposeOf({ route });
  return use === null || route === routeOfUse(use, id);
}
