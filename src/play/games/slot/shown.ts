import type { SlotSymbol } from "../../rules/slot_models";
import type { Coin, Win } from "../../rules/slots/slot_wins";

export interface Shown {
  /** Counts the spins of the reels. */
  turn: number;
  strips: readonly (readonly SlotSymbol[])[];
  grid: readonly (readonly SlotSymbol[])[];
  wins: readonly Win[];
  /** Counts what has fallen, with how far each place of each reel came down. */
  falls: number;
  drops: readonly (readonly number[])[] | null;
  /** What has won goes, so that others fall. */
  isGoing: boolean;
  /** How often wins count now. */
  factor: number;
  /** What the round has brought so far, as a decimal. */
  won: number;
  message:
    | { kind: "free_spins_won" | "hold_won"; count: number }
    | { kind: "free_spins_total" | "hold_total" | "full_won"; amount: number }
    | null;
  freeSpinsLeft: number | null;
  /** The coins of a grid that has come to rest. */
  coins: readonly Coin[];
  hold: Hold | null;
}

/** Coins that stay, with those that came last, while all other places turn. */
export interface Hold {
  coins: readonly Coin[];
  fresh: readonly Coin[];
  /** How many turns are left, and which one it is. */
  left: number;
  turn: number;
  isTurning: boolean;
}

/** A strip that has come to rest, with other symbols in its window. */
export const stopAt = (strip: readonly SlotSymbol[], symbols: readonly SlotSymbol[] = []) => [
  ...symbols,
  ...strip.slice(symbols.length),
];
