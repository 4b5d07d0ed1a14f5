import { preparePlayer, sources } from "../lib/foyer.mjs";

const sectionSelector = (i) => `#s-${i}`;

export default {
  id: "foyer",
  label: "Foyer, its blocks without behaviour: the server's HTML stays",
  sources,
  prepare: (ctx) => preparePlayer(ctx, "foyer"),
  player: { url: (n) => `/foyer/player-${n}.html`, sectionSelector },
  ssr: { module: "dist/foyer/ssr.mjs" },
};
