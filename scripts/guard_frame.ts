import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { leaksIn } from "./guard_first_download.ts";

/** What a game's frame may download before its game comes, in bytes of brotli; with the largest game it is 60 KB at most. */
const most = 24_000;
const lateOnly = /[\\/]node_modules[\\/](zod|socket\.io-client|engine\.io-client)[\\/]/;

/** Fails the build where a game's frame starts with schemas, with the socket, or with more than it may. */
export const guardFrame = (): Plugin => ({
  name: "foyer-guard-frame",
  generateBundle(_, bundle) {
    const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry) as Rolldown.OutputChunk[];
    const ids = entries.map(({ facadeModuleId }) => facadeModuleId);
    const leaks = leaksIn(bundle, { isFirst: (id) => ids.includes(id), unwanted: lateOnly });
    if (leaks.length > 0) this.error(["A game's frame would start with:", ...leaks].join("\n"));
    const first = new Set(entries.map(({ fileName }) => fileName));
    for (const name of first) for (const next of (bundle[name] as Rolldown.OutputChunk).imports) first.add(next);
    const bytes = [...first].reduce(
      (sum, name) => sum + brotliCompressSync((bundle[name] as Rolldown.OutputChunk).code).length,
      0,
    );
    if (bytes > most) this.error(`A game's frame would start with ${bytes} bytes of code; it may have ${most}`);
  },
});
