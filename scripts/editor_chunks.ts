import path from "node:path";
import { type Graph, groupsOfShared, isGlobalStyle, mostGroups, partsAt, reachable } from "./player_chunks.ts";

/** What comes later, each as one file: how sections are edited, the inspector, what checks the next answers and all others, what checks the page. */
const later = {
  types: "sections/editors.ts",
  inspector: "editor/topics/inspector/Inspector.tsx",
  next: "src/kit/api/next_calls.ts",
  calls: "src/kit/api/whole_calls.ts",
  check: "src/layout/check/check_page.ts",
};

const isIcon = (id: string) => id.includes("/lucide-react/dist/esm/icons/");

/**
 * Groups of the editor's modules that come as one file: `start` for what the entry imports, so that it asks for everything else at once;
 * `contract` for what checks answers, so that they need not wait for the screen; `screen` for all that the first screen imports; `licences`
 * for what it waits for before it shows a page; `fields` for what the inspector shares with sections, which come without it; `parts` for
 * what sections share; and `icons` for those that come later.
 */
export function editorChunks(root: string) {
  const at = (file: string) => path.join(root, file);
  const entry = at("editor/main.ts");
  const list = at("sections/code.ts");
  let files: Map<string, string> | null = null;
  const parts = Array.from({ length: mostGroups }, (_, index) => partsAt(index));
  const names = ["start", "contract", "screen", "licences", "fields", ...Object.keys(later), ...parts, "icons"];
  return names.map((file, index) => ({
    debugName: file,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    priority: names.length - index,
  }));

  function fileOf(id: string, graph: Graph) {
    return (files ??= findFiles(graph)).get(id) ?? (isIcon(id) ? "icons" : null);
  }

  function findFiles(graph: Graph) {
    const found = new Map<string, string>();
    const put = (ids: Iterable<string>, file: string) => {
      for (const id of ids) if (!found.has(id) && id !== entry && !isGlobalStyle(id)) found.set(id, file);
    };
    put(reachable(entry, graph), "start");
    for (const module of ["check_answer", "first_calls"]) put(reachable(at(`src/kit/api/${module}.ts`), graph), "contract");
    put(reachable(at("editor/screen/open_screen.tsx"), graph), "screen");
    for (const module of ["served_by", "demands_in"]) put(reachable(at(`schemas/${module}.ts`), graph), "licences");
    const sections = graph.getModuleInfo(list)?.dynamicallyImportedIds ?? [];
    const ofSections = new Set(sections.flatMap((section) => [...reachable(section, graph)]));
    put(
      [...reachable(at(later.inspector), graph)].filter((id) => ofSections.has(id)),
      "fields",
    );
    for (const [file, module] of Object.entries(later))
      put(
        [...reachable(at(module), graph)].filter((id) => !ofSections.has(id)),
        file,
      );
    groupsOfShared(new Set(found.keys()), list, graph).forEach(({ ids }, index) => put(ids, partsAt(index)));
    return found;
  }
}
