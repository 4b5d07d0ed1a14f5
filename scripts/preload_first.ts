import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "imports" | "dynamicImports"> & {
  viteMetadata?: { importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk | { type: "asset" }>>;

/**
 * Has a document ask at once for what its entry imports as soon as it runs: the browser hears of it with the document, not when
 * the entry has come and run. What comes by way of the entry's own imports, as the words of one of the languages, is left out.
 */
export function preloadFirst(): Plugin {
  let base = "/";
  return {
    name: "foyer-preload-first",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle, chunk }) => (bundle && chunk ? preloads(chunk, bundle, base) : []),
    },
  };
}

/** A link for each file, scripts and styles, that comes with the dynamic imports of `entry` and not with itself; `base` begins their addresses. */
export function preloads(entry: Chunk, bundle: Bundle, base: string): HtmlTagDescriptor[] {
  const own = filesOf([entry.fileName], bundle);
  const first = [...filesOf(entry.dynamicImports, bundle)].filter((file) => !own.has(file));
  return first.map((file) => ({
    tag: "link",
    attrs: {
      ...(file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" }),
      crossorigin: true,
      href: base + file,
    },
    injectTo: "head",
  }));
}

/** The files of chunks, with their styles, and those of all that they import. */
function filesOf(chunks: readonly string[], bundle: Bundle, found = new Set<string>()): Set<string> {
  for (const name of chunks) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    filesOf(chunk.imports, bundle, found);
  }
  return found;
}
