import type { SiteFacts } from "../../../schemas/site_facts";
import { followRedirect } from "../follow_redirect";
import { matchRoute, splitLocale } from "../match_route";

/** What the site answers besides its pages: files, pictures, the API and the editor. */
const served = /^\/(?:api|assets|editor|logos)(?:\/|$)/;

type Places = readonly { id: string; route: string }[];

export interface SitePlaces {
  pages: Places;
  redirects: SiteFacts["redirects"];
  drafts: Places;
}

export type LinkTarget =
  /** Elsewhere, or to what the shell shows over any page: `?modal=login`. */
  | { kind: "other" }
  | { kind: "page"; id: string; fragment: string }
  /** A page that is not on the site. */
  | { kind: "draft" }
  | { kind: "nowhere" };

/** Where an address of a page leads, in any language of the site. */
export function targetOf(url: string, own: string, { pages, redirects, drafts }: SitePlaces): LinkTarget {
  const [, address = "", fragment = ""] = /^([^#]*)#?(.*)$/s.exec(url) ?? [];
  const [pathname = ""] = address.split("?", 1);
  if (pathname === "") return fragment === "" ? { kind: "other" } : { kind: "page", id: own, fragment };
  if (!pathname.startsWith("/") || served.test(pathname)) return { kind: "other" };
  const { path } = splitLocale(pathname);
  if (path.split("/").some((part) => part.startsWith(":"))) return { kind: "nowhere" }; // the name of a parameter, not a value
  const match = matchRoute(pages, followRedirect({ pages, redirects }, path) ?? path);
  if (match) return { kind: "page", id: match.page.id, fragment };
  return matchRoute(drafts, path) ? { kind: "draft" } : { kind: "nowhere" };
}
