import { makeSections, toCraft } from "../lib/content.mjs";
const sel = (i) => `#s-${i}`;
export default {
  id: "craft",
  label: "Craft.js 0.2 (@craftjs/core)",
  async prepare(ctx) {
    const player = await ctx.buildPage("craft", "player", "apps/craft/player.jsx");
    const mount = await ctx.buildPage("craft", "mount", "apps/craft/mount.jsx");
    const editor = await ctx.buildPage("craft", "editor", "apps/craft/editor.jsx");
    await ctx.buildSSR("craft", "apps/craft/ssr.jsx");
    for (const n of ctx.ns) {
      const content = toCraft(makeSections(n));
      await ctx.write(`craft/player-${n}.html`, ctx.html({ assets: player, content }));
      await ctx.write(`craft/editor-${n}.html`, ctx.html({ assets: editor, content }));
    }
    await ctx.write("craft/mount.html", ctx.html({ assets: mount }));
  },
  player: { url: (n) => `/craft/player-${n}.html`, sectionSelector: sel },
  mount: { url: () => "/craft/mount.html", sectionSelector: sel },
  ssr: { module: "dist/craft/ssr/ssr.mjs" },
  editor: {
    url: (n) => `/craft/editor-${n}.html`,
    frame: null,
    sectionSelector: sel,
    titleSelector: (i) => `#s-${i} .s-title`,
    fieldSelector: '.ed-side input[name="title"]',
  },
};
