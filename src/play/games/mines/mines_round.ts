import type * as z from "zod/mini";
import type { choices, outcomes, Round } from "../../../../schemas/play/round";

/** A round of mines comes from our own server, which makes it by these schemas. */
export const outcomeOf = ({ outcome }: Round) =>
  (outcome ?? { opened: [], mines: null, isCashedOut: false }) as z.output<typeof outcomes.mines>;
export const minesOf = ({ choice }: Round): number => (choice as z.output<typeof choices.mines>).mines;

export type Tile = "hidden" | "asked" | "gem" | "hit" | "mine" | "left";

/** What a tile shows: `hit` is the mine that ended it, `left` a gem that was not opened. */
export function tileOf(tile: number, round: Round | null, asked: number | null): Tile {
  if (!round) return "hidden";
  const { opened, mines } = outcomeOf(round);
  if (mines?.includes(tile)) return opened.includes(tile) ? "hit" : "mine";
  if (opened.includes(tile)) return "gem";
  if (mines) return "left";
  return asked === tile ? "asked" : "hidden";
}
