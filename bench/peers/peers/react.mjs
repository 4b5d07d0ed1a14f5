import { makeSections } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "react",
  label: "React hand-written (limit)",
  async prepare(ctx) {
    const player = await ctx.buildPage("react", "player", "apps/react/player.jsx");
    const mount = await ctx.buildPage("react", "mount", "apps/react/mount.jsx");
    await ctx.buildSSR("react", "apps/react/ssr.jsx");
    for (const n of ctx.ns) await ctx.write(`react/player-${n}.html`, ctx.html({ assets: player, content: makeSections(n) }));
    await ctx.write("react/mount.html", ctx.html({ assets: mount }));
  },
  player: { url: (n) => `/react/player-${n}.html`, sectionSelector: sel },
  mount: { url: () => "/react/mount.html", sectionSelector: sel },
  ssr: { module: "dist/react/ssr/ssr.mjs" },
};
