import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "facadeModuleId" | "imports" | "moduleIds">;
type Bundle = Record<string, Chunk | { type: "asset" }>;

/** What no page may bring at the start: visitors need no schemas, and words are looked up without i18next. */
const unwanted =
  /[\\/]node_modules[\\/](zod|i18next|react-router|react-router-dom|socket\.io-client)[\\/]|[\\/](editor|server)[\\/](?!.*\.css)/;
const section = /[\\/]sections[\\/][^\\/]+[\\/][^\\/]+[\\/]index\.ts$/;

/** Warns where something unwanted comes with the player's entry or with a section's code. */
export const guardFirstDownload = (entry: string): Plugin => ({
  name: "foyer-guard-first-download",
  generateBundle(_, bundle) {
    const leaks = leaksIn(bundle, (id) => id === entry || section.test(id));
    if (leaks.length > 0)
      this.warn(
        `Visitors would download with the page:\n${leaks.join("\n")}\nImport it when it is needed: docs/decisions/contract_in_the_browser.md`,
      );
  },
});

/** Unwanted modules in the chunks of modules that `isFirst`, and in all that those import. */
export function leaksIn(bundle: Bundle, isFirst: (id: string) => boolean): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, string>();
  for (const first of chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isFirst(facadeModuleId))) {
    const reached = new Set([first]);
    for (const chunk of reached) {
      const leak = chunk.moduleIds.find((id) => unwanted.test(id));
      if (leak) found.set(leak, `  ${leak} in ${chunk.fileName}, which ${first.fileName} needs`);
      for (const name of chunk.imports) {
        const next = byName.get(name);
        if (next) reached.add(next);
      }
    }
  }
  return [...found.values()];
}
