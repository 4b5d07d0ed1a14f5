import fs from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { makeSections } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "grapes",
  label: "GrapesJS 0.23 (editor only)",
  async prepare(ctx) {
    const editor = await ctx.buildPage("grapes", "editor", "apps/grapes/editor.js");
    const { renderStatic } = await import(pathToFileURL(await ctx.buildSSR("grapes", "apps/react/ssr.jsx")).href);
    const css = await fs.readFile(path.join(ctx.root, "apps/shared/blocks.css"), "utf8");
    for (const n of ctx.ns) {
      const html = renderStatic(makeSections(n))
        .replace(/^<div>/, "")
        .replace(/<\/div>$/, "");
      await ctx.write(`grapes/editor-${n}.html`, ctx.html({ assets: editor, content: { html, css } }));
    }
  },
  editor: {
    url: (n) => `/grapes/editor-${n}.html`,
    frame: "iframe.gjs-frame",
    sectionSelector: sel,
    titleSelector: (i) => `#s-${i} .s-title`,
    fieldSelector: 'input[name="title"]',
  },
};
