/** The symbols of a slot, the dearest first; `wild` stands for all but `scatter`. */
export const slotSymbols = ["wild", "scatter", "crown", "gem", "bell", "star", "ace", "king", "queen", "jack", "ten"] as const;
export type SlotSymbol = (typeof slotSymbols)[number];

/**
 * How wins are found: on twenty lines; on every way from the left, whatever the rows; on the lines after wilds have filled
 * the reels that they are on; on ways, or in clusters of neighbours, whose symbols go so that others fall in their places; on
 * lines, with coins for scatters, which stay while all other places turn again.
 */
export const slotMechanics = ["lines", "ways", "expanding", "tumble", "cluster", "hold"] as const;
export type SlotMechanic = (typeof slotMechanics)[number];

/** Coins that stay, in slots that hold them. */
export interface HoldRules {
  /** From how many on they stay. */
  coins: number;
  /** How often the other places turn again; each new coin gives all of these back. */
  respins: number;
  /** How likely each place then shows a coin, in thousandths. */
  coinChance: number;
  /** What coins are worth, in hundredths of the whole bet, the least first, and how likely each value is among all. */
  values: readonly (readonly [value: number, weight: number])[];
  /** What a grid full of coins pays beside their values, in hundredths of the whole bet. */
  full: number;
}

export interface SlotModel {
  mechanic: SlotMechanic;
  /** Rows of the window. */
  rows: 3 | 5;
  /** Symbols of each reel's strip, top to bottom; scatters of a reel are at least three apart, coins are not. Only lines have wilds on the outer reels. */
  reels: readonly (readonly SlotSymbol[])[];
  /** From how many of a symbol on each pay of `pays` counts. */
  counts: readonly [number, number, number];
  /** What so many of a symbol pay, in hundredths of the whole bet. */
  pays: Record<SlotSymbol, readonly [few: number, more: number, many: number]>;
  /** How often wins count before and after each fall, the last one from there on; only where symbols fall. */
  fallFactors?: readonly number[];
  hold?: HoldRules;
  /** For three scatters or more, again in free spins too; all wins of those count this often. */
  freeSpins: number;
  freeSpinFactor: number;
  mostFreeSpins: number;
  /**
   * Free spins can be bought, without the spin before them: at so many times the bet, and with what they return of that, in
   * hundredths of a percent, as `slot_return.ts` computes it.
   */
  buy?: { price: number; returnToPlayer: number };
  /** The highest win of a round, times the bet. */
  maxMultiplier: number;
  volatility: "low" | "medium" | "high" | "very-high";
  /** In hundredths of a percent, as `slot_return.ts` computes it from all that is above. */
  returnToPlayer: number;
}

const letters: Record<string, SlotSymbol> = {
  W: "wild",
  S: "scatter",
  C: "crown",
  G: "gem",
  B: "bell",
  R: "star",
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  T: "ten",
};

/** A strip that is written as one letter for each symbol. */
export const strip = (symbols: string): SlotSymbol[] => [...symbols].map((letter) => letters[letter] ?? "ten");

/** What models on lines and ways have alike. */
export const runs = { rows: 3, counts: [3, 4, 5] } as const;
