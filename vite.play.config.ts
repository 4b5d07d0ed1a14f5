import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsPlugin } from "./scripts/words_plugin.ts";
import { classNames } from "./scripts/class_names.ts";
import { guardFrame } from "./scripts/guard_frame.ts";
import { stripContract } from "./scripts/strip_contract.ts";

const root = import.meta.dirname;

/** What is written for React is rendered by what is eight times smaller: a frame is a document of its own, which brings all that it needs. */
const inPlaceOfReact = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];

/** The document of a game's frame, beside what the site was built to: it shares no file with it, so that it brings nothing of it. */
export default defineConfig({
  root,
  resolve: { alias: inPlaceOfReact },
  plugins: [react(), wordsPlugin(root), stripContract(), guardFrame()],
  appType: "custom",
  css: { modules: { generateScopedName: classNames(root) } },
  build: {
    target: "es2022",
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: path.join(root, "src/play/index.html"),
      output: { entryFileNames: "assets/play-[hash].js", chunkFileNames: "assets/play-[name]-[hash].js" },
    },
  },
});
