import type { Rolldown } from "vite";
import { groupModules } from "./group_modules.ts";

export type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Reached through their package's index by all, and used by some sections, or by the editor, only. */
const seldom =
  /@tanstack[\\/].*(queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation)\.js$|zod[\\/].*(to-json-schema|json-schema-processors|json-schema-generator|locales[\\/]\w+)\.js$/;
/** Of those, what comes as a file of its own: in the first group that needs it, all others would fetch that group for it. */
const apart: Readonly<Record<string, RegExp>> = {
  mutations: /@tanstack[\\/].*(mutationObserver|useMutation)\.js$|session[\\/]use_single_mutation\.ts$/,
  endless: /@tanstack[\\/].*(infiniteQueryObserver|useInfiniteQuery)\.js$/,
};
/** The editor shares the chunks, but not the stylesheets of the whole site. */
export const isGlobalStyle = (id: string) => /(?<!\.module)\.css$/.test(id);
/** Of a module's code, what is left of it on the wire. */
const compression = 0.2;
/** More groups than this are left to the bundler. */
export const mostGroups = 60;

/**
 * Groups of modules that come as one file: `base` for all that the player's entry imports, so that what every page needs is one file
 * instead of thirty; `parts` and those after it for what sections share (`group_modules.ts`). Everything else is left to the bundler. A group
 * takes with it what it imports, so those that more sections need choose first.
 */
export function playerChunks({ entry, list }: { entry: string; list: string }) {
  let files: Map<string, string> | null = null;
  const fileOf = (id: string, graph: Graph) => fileApart(id) ?? (files ??= findFiles(graph)).get(id);
  const names = ["base", ...Object.keys(apart), ...Array.from({ length: mostGroups }, (_, index) => partsAt(index))];
  return names.map((file, index, all) => ({
    debugName: file,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    priority: all.length - index,
  }));

  function findFiles(graph: Graph) {
    const base = reachable(entry, graph);
    const groups = groupsOfShared(base, list, graph);
    const named = [
      ...[...base].map((id) => [id, "base"] as const),
      ...groups.flatMap(({ ids }, index) => ids.map((id) => [id, partsAt(index)] as const)),
    ];
    return new Map(named.filter(([id]) => id !== entry && !isGlobalStyle(id) && !seldom.test(id)));
  }
}

/** What several of the sections that `list` names need beyond `base`, which they all have. */
export function groupsOfShared(base: ReadonlySet<string>, list: string, graph: Graph) {
  const users = new Map<string, Set<string>>();
  for (const section of graph.getModuleInfo(list)?.dynamicallyImportedIds ?? [])
    for (const id of reachable(section, graph))
      if (!base.has(id)) users.set(id, (users.get(id) ?? new Set<string>()).add(section));
  const shared = [...users].filter(([, { size }]) => size > 1);
  const groups = groupModules(
    new Map(
      shared.map(([id, users]) => {
        const { code, importedIds } = graph.getModuleInfo(id) ?? {};
        return [id, { users, size: (code?.length ?? 0) * compression, imports: importedIds ?? [] }];
      }),
    ),
  );
  return groups.slice(0, mostGroups);
}

const fileApart = (id: string) => Object.keys(apart).find((file) => apart[file]?.test(id));
export const partsAt = (index: number) => (index === 0 ? "parts" : `parts_${index + 1}`);

/** A module with all that it imports, not counting what it imports when it needs it. */
export function reachable(entry: string, graph: Graph) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}
