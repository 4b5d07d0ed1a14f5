import type { Finding } from "../../../schemas/finding";
import { maxNesting } from "../nest_pages";
import { blocking, type Subject } from "./subject";

/** Pages that are shown in place of sections: that they are there, and that none comes round to itself. */
export function checkNesting(subject: Subject): Finding[] {
  const { page, sections, registry, facts } = subject;
  const nested = new Map(facts.pages.map(({ id, nested }) => [id, nested]));
  const shown = sections.flatMap(({ section }) => {
    const id = registry.nestedPageOf(section);
    return id === null ? [] : [{ section, id }];
  });
  nested.set(
    page.id,
    shown.map(({ id }) => id),
  );
  const above = longestAbove(nested, page.id);

  return shown.flatMap(({ section, id }): Finding[] => {
    const field = Object.entries(section.props ?? {}).find(([, value]) => value === id)?.[0];
    const at = { section, path: field === undefined ? ["props"] : ["props", field] };
    if (!nested.has(id)) {
      return [blocking("nested.missing", at, { page: id, isDraft: facts.drafts.some((draft) => draft.id === id) })];
    }
    const cycle = wayBack(nested, [page.id, id]);
    if (cycle) return [blocking("nested.cycle", at, { pages: cycle })];
    const chain = [...above, ...longestBelow(nested, id)];
    return chain.length > maxNesting + 1 ? [blocking("nested.too_deep", at, { pages: chain, most: maxNesting })] : [];
  });
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** The way from the last page of `start` to one that is already on it, or null where there is none. */
function wayBack(graph: Graph, start: readonly string[]): string[] | null {
  const done = new Set<string>();
  const follow = (way: readonly string[]): string[] | null => {
    const last = way.at(-1) ?? "";
    const first = way.indexOf(last);
    if (first < way.length - 1) return way.slice(first);
    if (done.has(last)) return null;
    done.add(last);
    for (const next of graph.get(last) ?? []) {
      const found = follow([...way, next]);
      if (found) return found;
    }
    return null;
  };
  return follow(start);
}

/** The longest chain of pages that starts with one. */
function longestBelow(graph: Graph, id: string): readonly string[] {
  const known = new Map<string, readonly string[]>();
  const longest = (at: string): readonly string[] => {
    const before = known.get(at);
    if (before) return before;
    known.set(at, [at]); // a cycle elsewhere ends here
    const below = (graph.get(at) ?? []).map(longest).sort((a, b) => b.length - a.length)[0] ?? [];
    known.set(at, [at, ...below]);
    return [at, ...below];
  };
  return longest(id);
}

/** The longest chain of pages that ends with one. */
function longestAbove(graph: Graph, id: string): readonly string[] {
  const holders = new Map<string, string[]>();
  for (const [holder, shown] of graph) for (const each of shown) holders.set(each, [...(holders.get(each) ?? []), holder]);
  return [...longestBelow(holders, id)].reverse();
}
