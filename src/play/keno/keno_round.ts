import type * as z from "zod/mini";
import type { choices, outcomes, Round } from "../../../schemas/play/round";
import { kenoNumbers } from "../rules/keno";

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

/** So many numbers by chance; nothing of the round comes of them. */
export function luckyPicks(count: number): number[] {
  const left = Array.from({ length: kenoNumbers }, (_, number) => number);
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 0);
}
