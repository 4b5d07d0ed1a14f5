import { pathToFileURL } from "node:url";
import { makeSections, toPuck } from "../lib/content.mjs";
export default {
  id: "puck_ssr",
  label: "Puck 0.23 Render (main entry), SSR + hydrate",
  async prepare(ctx) {
    const player = await ctx.buildPage("puck_ssr", "player", "apps/puck/player.jsx");
    const { render, prepare } = await import(pathToFileURL(await ctx.buildSSR("puck_ssr", "apps/puck/ssr.jsx")).href);
    for (const n of ctx.ns) {
      const c = makeSections(n);
      await ctx.write(
        `puck_ssr/player-${n}.html`,
        ctx.html({ assets: player, body: `<div id="root">${render(prepare(c))}</div>`, content: toPuck(c) }),
      );
    }
  },
  player: { url: (n) => `/puck_ssr/player-${n}.html`, sectionSelector: (i) => `#s-${i}` },
};
