import * as z from "zod/mini";
import { reachedLimit } from "./frame_messages";

const most = { maxBet: z.number(), currencyCode: z.string() };

/** Why a bet on another studio's game was refused, where the page beside it can say more than the studio. */
export const betRefusal = z.discriminatedUnion("why", [
  /** It would have passed a limit of the player's. */
  z.object({ why: z.literal("limit"), limit: reachedLimit }),
  /** It is time to read how long they play. */
  z.object({ why: z.literal("reality") }),
  /** The law of the player's home lets one bet be no higher. */
  z.object({ why: z.literal("max_stake"), ...most }),
  /** The bonus that runs lets one bet be no higher. */
  z.object({ why: z.literal("bonus_max"), ...most }),
]);
export type BetRefusal = z.output<typeof betRefusal>;
