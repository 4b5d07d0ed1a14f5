import { matchRoute } from "./match_route";

/** An old address that leads to where a page is. */
export interface Redirect {
  route: string;
  pageId: string;
}

interface Place {
  route: string;
  /** The page that a redirect leads to; null where a page is itself. */
  pageId: string | null;
}

/** No honest chain is longer: redirects name pages, not addresses. */
const longestChain = 8;

/**
 * Where a path has moved, or null where a page is at it, nothing is, or its redirects lead nowhere. A page that fits as
 * well as a redirect wins; a redirect that fits better than a page with parameters wins over it.
 */
export function followRedirect(
  { pages, redirects }: { pages: readonly { id: string; route: string }[]; redirects: readonly Redirect[] },
  path: string,
): string | null {
  if (redirects.length === 0) return null;
  const places: Place[] = [...pages.map(({ route }) => ({ route, pageId: null })), ...redirects];
  const routes = new Map(pages.map(({ id, route }) => [id, route]));
  let at = path;
  for (let step = 0; step < longestChain; step++) {
    const match = matchRoute(places, at);
    if (!match) return null;
    if (match.page.pageId === null) return at === path ? null : at;
    const target = routes.get(match.page.pageId);
    const next = target === undefined ? null : carryParams(match.page.route, target, match.params);
    if (next === null || next === at) return null;
    at = next;
  }
  return null;
}

const paramsIn = (route: string) => route.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : []));

/** Whether every address below one route has its counterpart below the other. */
export const canCarry = (from: string, to: string) => nameMap(from, to) !== null;

/** From each parameter of the new route to the one of the old that it is: by name, else by position. */
function nameMap(from: string, to: string): Map<string, string> | null {
  const [old, wanted] = [paramsIn(from), paramsIn(to)];
  if (wanted.every((name) => old.includes(name))) return new Map(wanted.map((name) => [name, name]));
  if (old.length !== wanted.length) return null;
  return new Map(wanted.map((name, index) => [name, old[index] ?? ""]));
}

/** The path below the new route that has the old path's parameters, or null where the old ones do not suffice. */
export function carryParams(from: string, to: string, params: Record<string, string>): string | null {
  const names = nameMap(from, to);
  if (!names) return null;
  return to
    .split("/")
    .map((part) => (part.startsWith(":") ? encodeURIComponent(params[names.get(part.slice(1)) ?? ""] ?? "") : part))
    .join("/");
}
