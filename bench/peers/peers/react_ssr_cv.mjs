import fs from "node:fs/promises";
import path from "node:path";
// Same pages as `react_ssr` plus content-visibility:auto on the sections.
export default {
  id: "react_ssr_cv",
  label: "React hand-written, SSR + hydrate + content-visibility:auto",
  requires: ["react_ssr"],
  async prepare(ctx) {
    for (const n of ctx.ns) {
      const html = await fs.readFile(path.join(ctx.dist, `react_ssr/player-${n}.html`), "utf8");
      await ctx.write(
        `react_ssr_cv/player-${n}.html`,
        html.replace("</head>", "<style>.s{content-visibility:auto;contain-intrinsic-size:auto 420px}</style></head>"),
      );
    }
  },
  player: { url: (n) => `/react_ssr_cv/player-${n}.html`, sectionSelector: (i) => `#s-${i}` },
};
