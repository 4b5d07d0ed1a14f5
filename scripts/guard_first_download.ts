import path from "node:path";
import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "facadeModuleId" | "imports" | "dynamicImports" | "moduleIds">;
type Bundle = Record<string, Chunk | { type: "asset" }>;

/** What no page may bring at the start: visitors need no schemas, and words are looked up without i18next. */
const lateOnly = /[\\/]node_modules[\\/](zod|i18next|react-router|react-router-dom|socket\.io-client)[\\/]/;
/** What no visitor may download at any time: the editor, how sections are edited, the server. */
const never = /[\\/](editor|server)[\\/](?!.*\.css)|[\\/]sections[\\/]((?:editors|icons)\.ts$|.*[\\/]editor\.ts$)/;
const section = /[\\/]sections[\\/][^\\/]+[\\/][^\\/]+[\\/]index\.ts$/;

/** Where the project stands: a folder above it may be called as it likes. */
const root = path.dirname(import.meta.dirname);
const inProject = (id: string) => (id.startsWith(root) ? id.slice(root.length) : id);

/** Fails the build where something unwanted comes with the player's entry or with a section's code, or ever to a visitor. */
export const guardFirstDownload = (entry: string): Plugin => ({
  name: "foyer-guard-first-download",
  generateBundle(_, bundle) {
    const first = leaksIn(bundle, { isFirst: (id) => id === entry || section.test(id), unwanted: lateOnly });
    const ever = leaksIn(bundle, { isFirst: (id) => id === entry, unwanted: never, withLater: true });
    if (first.length + ever.length === 0) return;
    this.error(
      [
        ...(first.length > 0
          ? [
              "Visitors would download with the page:",
              ...first,
              "Import it when it is needed: docs/decisions/contract_in_the_browser.md",
            ]
          : []),
        ...(ever.length > 0 ? ["Visitors would download what is only for the back office:", ...ever] : []),
      ].join("\n"),
    );
  },
});

interface Search {
  isFirst: (id: string) => boolean;
  unwanted: RegExp;
  /** Whether what comes later counts too. */
  withLater?: boolean;
}

/** Unwanted modules in the chunks of modules that `isFirst`, and in all that those import. */
export function leaksIn(bundle: Bundle, { isFirst, unwanted, withLater }: Search): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, string>();
  for (const first of chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isFirst(facadeModuleId))) {
    const reached = new Set([first]);
    for (const chunk of reached) {
      const leak = chunk.moduleIds.find((id) => unwanted.test(inProject(id)));
      if (leak) found.set(leak, `  ${leak} in ${chunk.fileName}, which ${first.fileName} needs`);
      for (const name of [...chunk.imports, ...(withLater ? chunk.dynamicImports : [])]) {
        const next = byName.get(name);
        if (next) reached.add(next);
      }
    }
  }
  return [...found.values()];
}
