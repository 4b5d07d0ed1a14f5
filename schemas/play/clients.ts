/** The games that are played here. */
export const clients = [
  "dice",
  "limbo",
  "mines",
  "plinko",
  "slot",
  "crash",
  "keno",
  "wheel",
  "hilo",
  "towers",
  "roulette",
  "baccarat",
  "blackjack",
  "video_poker",
] as const;
export type GameClient = (typeof clients)[number];
