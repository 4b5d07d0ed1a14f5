/** A number from 0 to below `below`. */
export type Pick = (below: number) => number;

/** Something to bet on. */
export interface Spot {
  id: string;
  /** As it is, or the name of a word. */
  label?: string;
  word?: string;
  /** All that comes back for one, in hundredths, at most. */
  pays: number;
  tone?: "red" | "black" | "green" | undefined;
}

export interface Hand {
  /** The name of a word. */
  word: string;
  /** Rank and suit: `Ah`, `Ts`. */
  cards: readonly string[];
  value: string;
}

/** What is seen of an outcome. */
export type Show =
  | { type: "roulette"; pocket: number }
  | { type: "wheel"; at: number; order: readonly number[] }
  | { type: "cards"; hands: readonly Hand[] }
  | { type: "dice"; dice: readonly number[] }
  | { type: "numbers"; drawn: readonly number[]; of: number }
  | { type: "ticket"; fields: readonly number[]; hit: number }
  | { type: "climb"; height: number }
  | { type: "coin"; side: string };

export interface Drawn {
  show: Show;
  /** What comes back for one on each spot that has won, in hundredths. */
  won: Record<string, number>;
  /** In short, for the row of past results. */
  result: string;
  /** Whether that is the name of a word. */
  isWord?: boolean;
  tone?: "red" | "black" | "green";
}

/** A game as the practice studios play it: spots to bet on, and an outcome that pays some of them. */
export interface Kind {
  spots: readonly Spot[];
  /** In ten-thousandths, of the spot that most bet on. */
  returnToPlayer: number;
  maxMultiplier: number;
  draw(pick: Pick): Drawn;
}
