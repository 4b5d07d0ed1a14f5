import { type Graph } from "./player_chunks.ts";

/**
 * On the server one file for all that only pages are rendered with: it is read whole at the start, and to find and compile hundreds of files
 * took a quarter of it. What the server itself or a program of the command line needs too is left to the bundler.
 */
export function pageChunk({ pages, others }: { pages: string; others: readonly string[] }) {
  let ofPages: Set<string> | null = null;
  return {
    name: (id: string, graph: Graph) => ((ofPages ??= onlyOf(graph)).has(id) ? "pages" : null),
    includeDependenciesRecursively: false,
  };

  function onlyOf(graph: Graph) {
    const elsewhere = new Set<string>();
    for (const entry of others) reach(entry, graph, elsewhere);
    const found = new Set<string>();
    reach(pages, graph, found);
    return new Set([...found].filter((id) => id !== pages && !elsewhere.has(id)));
  }
}

/** Adds a module with all that it imports, at once or later. */
function reach(entry: string, graph: Graph, found: Set<string>) {
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    left.push(...importedIds, ...dynamicallyImportedIds);
  }
}
