import type * as z from "zod/mini";
import type { choices, outcomes, Round } from "../../../../schemas/play/round";

const drawnOf = ({ outcome }: Round) => (outcome as z.output<typeof outcomes.keno>).drawn;
const picksOf = ({ choice }: Round) => (choice as z.output<typeof choices.keno>).picks;

export const hitsOf = (round: Round): number => picksOf(round).filter((number) => drawnOf(round).includes(number)).length;

export type Spot = "free" | "drawn" | "hit";

/** What a number shows after a round, and at which turn it was drawn. */
export function spotOf(number: number, round: Round | null): { shows: Spot; turn: number } {
  const turn = round ? drawnOf(round).indexOf(number) : -1;
  if (!round || turn < 0) return { shows: "free", turn: 0 };
  return { shows: picksOf(round).includes(number) ? "hit" : "drawn", turn };
}
