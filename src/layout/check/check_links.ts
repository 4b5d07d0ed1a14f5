import type { Finding } from "../../../schemas/finding";
import { type LinkTarget, targetOf } from "./link_target";
import { linksIn } from "./links_in";
import { blocking, inProps, type Subject, warning } from "./subject";

/** The shell's own: where "skip to the content" leads. */
const shellAnchors = ["main"];

/** Links that lead nowhere, and to places on a page that are not there. */
export function checkLinks(subject: Subject): Finding[] {
  const places = placesOf(subject);
  const targets = new Map<string, LinkTarget>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const hasAnchor = (id: string, fragment: string) => {
    const found = anchors.get(id) ?? new Set([...shellAnchors, ...anchorsOf(subject, id)]);
    anchors.set(id, found);
    return found.has(fragment);
  };
  return subject.sections.flatMap(({ section, fields }) =>
    linksIn(fields).flatMap(({ url, path }): Finding[] => {
      const target = targets.get(url) ?? targetOf(url, subject.page.id, places);
      targets.set(url, target);
      const at = { section, path: inProps(path) };
      if (target.kind === "nowhere") return [blocking("link.broken", at, { url, isDraft: false })];
      if (target.kind === "draft") return [blocking("link.broken", at, { url, isDraft: true })];
      if (target.kind !== "page" || target.fragment === "" || hasAnchor(target.id, target.fragment)) return [];
      return [warning("link.no_anchor", at, { url, anchor: target.fragment })];
    }),
  );
}

/** The site as it is once the page is on it. */
export function placesOf({ page, facts }: Pick<Subject, "page" | "facts">) {
  const others = facts.pages.filter(({ id }) => id !== page.id);
  return { pages: [page, ...others], redirects: facts.redirects, drafts: facts.drafts };
}

function anchorsOf({ page, sections, facts, registry }: Subject, id: string): string[] {
  const own = sections.flatMap(({ section }) => {
    const anchor = section.props?.["anchor"];
    return typeof anchor === "string" ? [anchor] : [];
  });
  const ownNested = sections.flatMap(({ section }) => registry.nestedPageOf(section) ?? []);
  const visited = new Set<string>();
  const collect = (next: string): string[] => {
    if (visited.has(next)) return [];
    visited.add(next);
    if (next === page.id) return [...own, ...ownNested.flatMap(collect)];
    const known = facts.pages.find((each) => each.id === next);
    return known ? [...known.anchors, ...known.nested.flatMap(collect)] : [];
  };
  return collect(id);
}
