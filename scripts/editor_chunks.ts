import { type Graph, isGlobalStyle, reachable } from "./player_chunks.ts";

/**
 * One file, `editor_base`, for all that the editor imports at once and no other entry ever fetches. What it imports of theirs stays in
 * their files: none of those imports it, so that the files can't wait for each other, and nobody else runs the editor's code.
 */
export function editorChunks({ entry, others }: { entry: string; others: readonly string[] }) {
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
    const ofOthers = everReachable(others, graph);
    return new Set([...reachable(entry, graph)].filter((id) => id !== entry && !ofOthers.has(id) && !isGlobalStyle(id)));
  }
}

/** Modules with all that they ever import, at once or later. */
function everReachable(entries: readonly string[], graph: Graph) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(next);
  };
  entries.forEach(visit);
  return found;
}
