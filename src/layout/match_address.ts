import type { SiteSettings } from "../../schemas/settings";
import { matchRoute, type RouteMatch } from "./match_route";
import { otherPaths } from "./site_address";

/**
 * The page at a path, also where the settings give it another path in each language (L-2.22). A page whose route is the
 * very path wins; one whose parameters fit it by chance does not.
 */
export function matchAddress<Page extends { route: string }>(
  pages: readonly Page[],
  settings: Pick<SiteSettings, "pageAddresses">,
  path: string,
): RouteMatch<Page> | null {
  const own = matchRoute(pages, path);
  if (own && Object.keys(own.params).length === 0) return own;
  for (const other of otherPaths(settings, path.replace(/(.)\/+$/, "$1"))) {
    const match = matchRoute(pages, other);
    if (match && Object.keys(match.params).length === 0) return match;
  }
  return own;
}
