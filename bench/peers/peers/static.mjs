import { pathToFileURL } from "node:url";
import { makeSections } from "../lib/content.mjs";
export default {
  id: "static",
  label: "Static HTML, no JS (limit)",
  async prepare(ctx) {
    const file = await ctx.buildSSR("static", "apps/react/ssr.jsx");
    const { renderStatic } = await import(pathToFileURL(file).href);
    for (const n of ctx.ns)
      await ctx.write(
        `static/player-${n}.html`,
        ctx.html({ assets: { css: ["/shared/blocks.css"] }, body: `<div id="root">${renderStatic(makeSections(n))}</div>` }),
      );
  },
  player: { url: (n) => `/static/player-${n}.html`, sectionSelector: (i) => `#s-${i}` },
};
