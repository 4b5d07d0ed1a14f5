import { type Graph, isGlobalStyle, reachable } from "./player_chunks.ts";

/**
 * One file, `editor_base`, for all that the editor imports at once and no visitor ever fetches. What it imports of the visitors' stays in
 * their files: none of those imports it, so that the files can't wait for each other.
 */
export function editorChunks({ entry, player }: { entry: string; player: string }) {
  let base: Set<string> | null = null;
  return [
    {
      debugName: "editor_base",
      name: (id: string, graph: Graph) => ((base ??= findBase(graph)).has(id) ? "editor_base" : null),
      priority: 0, // below all groups of the player
      includeDependenciesRecursively: false,
    },
  ];

  function findBase(graph: Graph) {
    const ofVisitors = everReachable(player, graph);
    return new Set([...reachable(entry, graph)].filter((id) => id !== entry && !ofVisitors.has(id) && !isGlobalStyle(id)));
  }
}

/** A module with all that it ever imports, at once or later. */
function everReachable(entry: string, graph: Graph) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(next);
  };
  visit(entry);
  return found;
}
