import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsPlugin } from "./scripts/words_plugin.ts";
import { classNames } from "./scripts/class_names.ts";
import { directIcons } from "./scripts/direct_icons.ts";
import { editorChunks } from "./scripts/editor_chunks.ts";
import { preloadFirst } from "./scripts/preload_first.ts";
import { stripContract } from "./scripts/strip_contract.ts";

const root = import.meta.dirname;
const at = (file: string) => path.join(root, file);

/** The editor, beside what the site was built to: it shares no file with it, so that its first screen comes in a few files and not in all that visitors get apart. */
export default defineConfig({
  root,
  plugins: [directIcons(root), react(), wordsPlugin(root), stripContract(), preloadFirst()],
  appType: "custom",
  css: { modules: { generateScopedName: classNames(root) } },
  build: {
    target: "es2022",
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: ".vite/editor.json",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: at("editor/index.html"),
      output: {
        entryFileNames: "assets/editor-[name]-[hash].js",
        chunkFileNames: "assets/editor-[name]-[hash].js",
        codeSplitting: { groups: editorChunks(root) },
      },
    },
  },
});
