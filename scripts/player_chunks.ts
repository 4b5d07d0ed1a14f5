import type { Rolldown } from "vite";

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Reached through their package's index by all, and used by some sections, or by the editor, only. */
const seldom =
  /@tanstack[\\/].*(queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation)\.js$|zod[\\/].*(to-json-schema|json-schema-processors|json-schema-generator|locales[\\/]\w+)\.js$/;
/** The editor shares the chunks, but not the stylesheets of the whole site. */
const global = /(?<!\.module)\.css$/;
/** What so many sections share comes as one file. */
const sharedBy = 5;
const families = /[\\/]sections[\\/][^\\/]+[\\/]/;

/**
 * Names a module's chunk: `base` for all that the player's entry imports, so that what every page needs is one file
 * instead of thirty; `parts` for what many sections share, whatever their family. Everything else is left to the bundler.
 */
export function playerChunks({ entry, components }: { entry: string; components: string }) {
  let names: Map<string, string> | null = null;
  return (id: string, graph: Graph) => (names ??= nameAll(graph)).get(id) ?? null;

  function nameAll(graph: Graph) {
    const base = reachable(entry, graph);
    const sections = graph.getModuleInfo(components)?.dynamicallyImportedIds ?? [];
    const counts = new Map<string, number>();
    for (const section of sections) for (const id of reachable(section, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const parts = [...counts].filter(([id, count]) => count >= sharedBy && !base.has(id) && !families.test(id)).map(([id]) => id);
    const named = [...[...base].map((id) => [id, "base"] as const), ...parts.map((id) => [id, "parts"] as const)];
    return new Map(named.filter(([id]) => id !== entry && !global.test(id) && !seldom.test(id)));
  }
}

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
