import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsPlugin } from "./scripts/words_plugin.ts";
import { classNames } from "./scripts/class_names.ts";

const root = import.meta.dirname;

/** The pages of the demo's payment providers that take cards, and those of its studios: on origins of their own, they share no file with the site. */
export default defineConfig({
  root,
  plugins: [react(), wordsPlugin(root)],
  appType: "custom",
  css: { modules: { generateScopedName: classNames(root) } },
  build: {
    target: "es2022",
    outDir: "dist/checkout",
    emptyOutDir: true,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [path.join(root, "src/checkout/index.html"), path.join(root, "src/studio/index.html")] },
  },
});
