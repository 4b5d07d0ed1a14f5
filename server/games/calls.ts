import { gameRoutes } from "./catalogue/routes";
import { gameHistoryRoutes } from "./history/routes";
import { jackpotRoutes } from "./jackpots/routes";
import { playersRoutes } from "./players/routes";
import { playRoutes } from "./play/routes";
import { studioWalletRoutes } from "./studios/routes";
import { winnerRoutes } from "./winners/routes";

/** Calls of games: catalogue, rounds, winners. */
export const gamesCalls = [
  gameRoutes,
  playRoutes,
  winnerRoutes,
  jackpotRoutes,
  playersRoutes,
  gameHistoryRoutes,
  studioWalletRoutes,
];
