import { pathToFileURL } from "node:url";
import path from "node:path";
import { makeSections } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "react_ssr",
  label: "React hand-written, SSR + hydrate",
  async prepare(ctx) {
    const player = await ctx.buildPage("react_ssr", "player", "apps/react/player.jsx");
    const file = await ctx.buildSSR("react_ssr", "apps/react/ssr.jsx");
    await ctx.buildSSR("react_ssr_document", "apps/react/document.jsx");
    const { render } = await import(pathToFileURL(file).href);
    for (const n of ctx.ns) {
      const c = makeSections(n);
      await ctx.write(
        `react_ssr/player-${n}.html`,
        ctx.html({ assets: player, body: `<div id="root">${render(c)}</div>`, content: c }),
      );
    }
  },
  player: { url: (n) => `/react_ssr/player-${n}.html`, sectionSelector: sel },
  ssr: { module: "dist/react_ssr_document/ssr/ssr.mjs" },
};
