import { expect, it } from "vitest";
import { pageChunk } from "./page_chunk";
import type { Graph } from "./player_chunks";

/** Each module with what it imports at once and, behind `later`, when it needs it. */
const modules: Record<string, { now?: string[]; later?: string[] }> = {
  player: { now: ["render", "contract"], later: ["section"] },
  section: { now: ["button", "contract"], later: ["dialog"] },
  main: { later: ["listen"] },
  listen: { now: ["contract"] },
  program: { now: ["words"] },
  dialog: { now: ["words", "section"] },
};
const graph: Graph = {
  getModuleInfo: (id) => ({ importedIds: modules[id]?.now ?? [], dynamicallyImportedIds: modules[id]?.later ?? [] }) as never,
};

it("puts into one file what only pages need, now or later, and nothing that the server or a program needs too", () => {
  const { name } = pageChunk({ pages: "player", others: ["main", "program"] });
  const all = ["player", "render", "section", "button", "dialog", "contract", "listen", "words", "main", "program"];
  expect(all.filter((id) => name(id, graph) === "pages")).toEqual(["render", "section", "button", "dialog"]);
});
