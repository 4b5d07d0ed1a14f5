import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsPlugin } from "./locales/words_plugin.ts";
import { guardFrame } from "./scripts/guard_frame.ts";
import { stripContract } from "./scripts/strip_contract.ts";

const root = import.meta.dirname;

/** The document of a game's frame, beside what the site was built to: it shares no file with it, so that it brings nothing of it. */
export default defineConfig({
  root,
  plugins: [react(), wordsPlugin(root), stripContract(), guardFrame()],
  appType: "custom",
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
