import type { Rolldown } from "vite";

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Reached through their package's index by all, and used by some sections, or by the editor, only. */
const seldom =
  /@tanstack[\\/].*(queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation)\.js$|zod[\\/].*(to-json-schema|json-schema-processors|json-schema-generator|locales[\\/]\w+)\.js$/;
/** The editor shares the chunks, but not the stylesheets of the whole site. */
const global = /(?<!\.module)\.css$/;
/** What so many sections share comes as one file. */
const sharedBy = 5;
const family = /[\\/]sections[\\/]([^\\/]+)[\\/]/;
/** The files for what sections share, and the families of which one must use it: pages of the first need little. The first that fits counts. */
const shares = [
  { file: "parts", families: ["banners", "content", "layout", "navigation"] },
  { file: "game_parts", families: ["games", "jackpots", "winners"] },
  { file: "account_parts", families: null },
];

/**
 * Groups of modules that come as one file: `base` for all that the player's entry imports, so that what every page needs is one file
 * instead of thirty; `parts` and its like for what many sections share. Everything else is left to the bundler. A group takes with it what
 * it imports, so those that more pages need choose first.
 */
export function playerChunks({ entry, list }: { entry: string; list: string }) {
  let files: Map<string, string> | null = null;
  const fileOf = (id: string, graph: Graph) => (files ??= findFiles(graph)).get(id);
  return ["base", ...shares.map(({ file }) => file)].map((file, index, all) => ({
    debugName: file,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    priority: all.length - index,
  }));

  function findFiles(graph: Graph) {
    const base = reachable(entry, graph);
    const sections = graph.getModuleInfo(list)?.dynamicallyImportedIds ?? [];
    const users = new Map<string, string[]>();
    for (const section of sections)
      for (const id of reachable(section, graph)) users.set(id, [...(users.get(id) ?? []), family.exec(section)?.[1] ?? ""]);
    const shared = [...users].filter(([id, by]) => by.length >= sharedBy && !base.has(id) && !family.test(id));
    const named = [...[...base].map((id) => [id, "base"] as const), ...shared.map(([id, by]) => [id, shareFor(by)] as const)];
    return new Map(named.filter(([id]) => id !== entry && !global.test(id) && !seldom.test(id)));
  }
}

const shareFor = (users: readonly string[]) =>
  shares.find(({ families }) => families?.some((name) => users.includes(name)) ?? true)?.file ?? "parts";

/** A module with all that it imports, not counting what it imports when it needs it. */
function reachable(entry: string, graph: Graph) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}
