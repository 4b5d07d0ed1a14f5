// Builds parts of Foyer as they are, with the benchmark's own section types in the place of the product's.
import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { wordsPlugin } from "../scripts/words_plugin.ts";
import { directIcons } from "../scripts/direct_icons.ts";
import { preloadFirst } from "../scripts/preload_first.ts";
import { stripContract } from "../scripts/strip_contract.ts";
import { root } from "./root.mjs";

const app = path.join(root, "bench/peers/apps/foyer");

/** What stands in the place of what. */
const replaced = {
  "sections/components.ts": path.join(app, "components.ts"),
  "sections/code.ts": path.join(app, "components.ts"), // the list of the product's own: the editor asks for it early
  "sections/schemas.ts": path.join(app, "schemas.ts"),
  "sections/editors.ts": path.join(app, "editors.ts"),
  "sections/icons.ts": path.join(app, "icons.ts"),
  "src/shell/Shell.tsx": path.join(app, "Shell.tsx"),
};

const replacePlugin = {
  name: "bench-replace",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!importer || !/^[./]/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (found && replaced[path.relative(root, found.id)]) ?? null;
  },
};

const common = ({ areBlocksLive = false } = {}) => ({
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  publicDir: false,
  plugins: [replacePlugin, directIcons(root), react(), wordsPlugin(root), stripContract()],
  resolve: { dedupe: ["react", "react-dom"] },
  define: { BLOCKS_ARE_LIVE: JSON.stringify(areBlocksLive) },
});

/** Builds for the browser; `entry` is a module or an HTML file, `groups` what comes as one file. */
export async function buildForBrowser(entry, { outDir, base, areBlocksLive, groups = [] }) {
  const options = common({ areBlocksLive });
  await build({
    ...options,
    plugins: entry.endsWith(".html") ? [...options.plugins, preloadFirst()] : options.plugins, // as `vite.editor.config.ts` has it
    base,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: path.resolve(root, entry), output: { codeSplitting: { groups } } },
    },
  });
  return readAssets(outDir, base, entry);
}

/** Builds one module for Node, with all that it imports in it. */
export async function buildForNode(entry, { outDir, name, areBlocksLive, withReplaced = true }) {
  const options = common({ areBlocksLive });
  await build({
    ...options,
    plugins: withReplaced ? options.plugins : options.plugins.slice(1),
    ssr: { noExternal: true, external: ["jsdom"] },
    define: { ...options.define, "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: path.resolve(root, entry),
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[name]-[hash].mjs` } },
    },
  });
  return path.join(outDir, `${name}.mjs`);
}

/** The addresses of the built files: the entry's, and those that pages with the blocks in a language need besides. */
async function readAssets(outDir, base, entry) {
  const manifest = JSON.parse(await readFile(path.join(outDir, ".vite/manifest.json"), "utf8"));
  const address = (file) => base + file;
  return {
    entry: address(manifest[entry].file),
    menu: () => ({ styles: [], scripts: [] }),
    of(types, language) {
      const keys = new Set();
      const add = (key) => {
        if (!manifest[key] || keys.has(key)) return;
        keys.add(key);
        manifest[key].imports?.forEach(add);
      };
      add(entry);
      add(Object.keys(manifest).find((key) => key.endsWith(`virtual:words/player/${language}`)));
      for (const type of types) add(`bench/peers/apps/foyer/sections/${type}/index.tsx`);
      const chunks = [...keys].map((key) => manifest[key]);
      return {
        styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
        scripts: chunks.filter(({ isEntry, file }) => !isEntry && file.endsWith(".js")).map(({ file }) => address(file)),
      };
    },
  };
}
