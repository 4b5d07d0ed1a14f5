import { makeSections, toPuck } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "puck_rsc",
  label: "Puck 0.23 Render from /rsc entry",
  async prepare(ctx) {
    const player = await ctx.buildPage("puck_rsc", "player", "apps/puck/player_rsc.jsx");
    const mount = await ctx.buildPage("puck_rsc", "mount", "apps/puck/mount_rsc.jsx");
    await ctx.buildSSR("puck_rsc", "apps/puck/ssr_rsc.jsx");
    for (const n of ctx.ns)
      await ctx.write(`puck_rsc/player-${n}.html`, ctx.html({ assets: player, content: toPuck(makeSections(n)) }));
    await ctx.write("puck_rsc/mount.html", ctx.html({ assets: mount }));
  },
  player: { url: (n) => `/puck_rsc/player-${n}.html`, sectionSelector: sel },
  mount: { url: () => "/puck_rsc/mount.html", sectionSelector: sel },
  ssr: { module: "dist/puck_rsc/ssr/ssr.mjs" },
};
