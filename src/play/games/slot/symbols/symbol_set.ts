import type { ReactNode } from "react";

type Drawing = readonly [name: string, drawing: ReactNode];

/** What a set shows for each of the dear symbols; its name is a word in `in_game.slot.symbols`. */
export interface SymbolSet {
  /** Colours of the cheap symbols' plates: light, deep. */
  plate: readonly [string, string];
  /** The outline of the plates, in a box of 64. */
  outline: string;
  drawings: Record<"crown" | "gem" | "bell" | "star", Drawing> & {
    /** Where a game shows something else for scatters. */
    scatter?: Drawing;
  };
}
