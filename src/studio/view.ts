/** Something to bet on, as the studios' server tells it. */
export interface Spot {
  id: string;
  label?: string;
  word?: string;
  /** In hundredths. */
  pays: number;
  tone?: "red" | "black" | "green";
}

/** What the studios' server tells a game's page. */
export interface View {
  id: string;
  name: string;
  kind: string;
  isLive: boolean;
  isDemo: boolean;
  spots: readonly Spot[];
  /** Which spots the segments of the money wheel are, from the top. */
  order: readonly number[];
  /** In units, of which `units` are one of the currency. */
  chips: readonly number[];
  units: number;
  decimals: number;
  currency: string;
  language: string;
  /** The only page that this one talks to. */
  merchantOrigin: string;
  depositUrl: string;
  words: Record<string, string>;
}

interface Hand {
  word: string;
  cards: readonly string[];
  value: string;
}

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
  won: Record<string, number>;
  result: string;
  isWord?: boolean;
  tone?: string;
}

/** A live table as everybody at it sees it. */
export interface Table {
  number: number;
  phase: "bets" | "drawing" | "result";
  leftMs: number;
  drawn: Drawn | null;
  past: readonly { result: string; isWord: boolean; tone?: string }[];
  seats: number;
  own: Record<string, number>;
}

export type Played =
  | { kind: "played"; drawn: Drawn; paid: number; balance: number }
  | { kind: "placed"; balance: number }
  | { kind: "refused"; why: string };
