import fs from "node:fs/promises";
import path from "node:path";
// Same HTML as `static` plus content-visibility:auto on the sections: off-screen layout and paint are skipped.
export default {
  id: "static_cv",
  label: "Static HTML + content-visibility:auto (limit)",
  requires: ["static"],
  async prepare(ctx) {
    for (const n of ctx.ns) {
      const html = await fs.readFile(path.join(ctx.dist, `static/player-${n}.html`), "utf8");
      await ctx.write(
        `static_cv/player-${n}.html`,
        html.replace("</head>", "<style>.s{content-visibility:auto;contain-intrinsic-size:auto 420px}</style></head>"),
      );
    }
  },
  player: { url: (n) => `/static_cv/player-${n}.html`, sectionSelector: (i) => `#s-${i}` },
};
