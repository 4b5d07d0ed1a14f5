import { makeSections, toPuck } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "puck",
  label: "Puck 0.23 (@puckeditor/core)",
  async prepare(ctx) {
    const player = await ctx.buildPage("puck", "player", "apps/puck/player.jsx");
    const mount = await ctx.buildPage("puck", "mount", "apps/puck/mount.jsx");
    const editor = await ctx.buildPage("puck", "editor", "apps/puck/editor.jsx");
    await ctx.buildSSR("puck", "apps/puck/ssr.jsx");
    for (const n of ctx.ns) {
      const content = toPuck(makeSections(n));
      await ctx.write(`puck/player-${n}.html`, ctx.html({ assets: player, content }));
      await ctx.write(`puck/editor-${n}.html`, ctx.html({ assets: editor, content }));
    }
    await ctx.write("puck/mount.html", ctx.html({ assets: mount }));
  },
  player: { url: (n) => `/puck/player-${n}.html`, sectionSelector: sel },
  mount: { url: () => "/puck/mount.html", sectionSelector: sel },
  ssr: { module: "dist/puck/ssr/ssr.mjs" },
  editor: {
    url: (n) => `/puck/editor-${n}.html`,
    frame: "#preview-frame",
    sectionSelector: sel,
    titleSelector: (i) => `#s-${i} .s-title`,
    fieldSelector: 'input[name="title"]',
  },
};
