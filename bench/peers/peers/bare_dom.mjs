import { pathToFileURL } from "node:url";
import { makeSections } from "../lib/content.mjs";

const sectionSelector = (i) => `#s-${i}`;

/** The floor of the editor's figures: what the same probe answers where nothing stands between an input and the DOM. */
export default {
  id: "bare_dom",
  label: "No framework and no interface: an input, a frame, and the one line of DOM that a change takes (the floor)",
  async prepare(ctx) {
    const editor = await ctx.buildPage("bare_dom", "editor", "apps/bare_dom/editor.js");
    const { renderStatic } = await import(pathToFileURL(await ctx.buildSSR("bare_dom", "apps/react/ssr.jsx")).href);
    for (const n of ctx.ns) {
      const content = { html: renderStatic(makeSections(n)), styles: ["/shared/blocks.css"] };
      await ctx.write(`bare_dom/editor-${n}.html`, ctx.html({ assets: editor, content }));
    }
  },
  editor: {
    url: (n) => `/bare_dom/editor-${n}.html`,
    frame: "#preview",
    sectionSelector,
    titleSelector: (i) => `#s-${i} .s-title`,
    fieldSelector: 'input[name="title"]',
  },
};
