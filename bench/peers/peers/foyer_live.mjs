import { preparePlayer, sources } from "../lib/foyer.mjs";

export default {
  id: "foyer_live",
  label: "Foyer, its blocks with behaviour: hydrated when they come near",
  sources,
  prepare: (ctx) => preparePlayer(ctx, "foyer_live", { areBlocksLive: true }),
  player: { url: (n) => `/foyer_live/player-${n}.html`, sectionSelector: (i) => `#s-${i}` },
};
