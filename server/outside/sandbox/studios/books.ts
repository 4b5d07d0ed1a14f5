import { join } from "node:path";
import { createJournal } from "../payments/journal";

/** A game that somebody has open. */
export interface Session {
  id: string;
  /** The studios' own name of the game. */
  code: string;
  /** Null for a demo, whose coins are here. */
  player: { user: string; token: string } | null;
  currency: string;
  /** In units of the API. */
  demoBalance: number;
  language: string;
  lobbyUrl: string;
  depositUrl: string;
  theme: string;
  scheme: string;
  hasTurbo: boolean;
}

/** A bet for money, from the moment at which the wallet is asked for it. */
export interface Bet {
  /** Of the transaction. */
  id: string;
  user: string;
  token: string;
  code: string;
  /** Live: the table's, the same for everybody at it. */
  round: string;
  /** The number of a live table's round; null where it was played at once. */
  number: number | null;
  currency: string;
  /** In units of the API. */
  spots: Record<string, number>;
  amount: number;
  state: "asked" | "refused" | "taken" | "paid" | "taking_back" | "taken_back";
  winId: string;
  paid: number | null;
  closesRound: boolean;
  backId: string;
  at: string;
}

/** What the studios keep: files that outlive the process, or memory alone. */
export function openBooks(folder: string | null) {
  const at = (name: string) => (folder === null ? null : join(folder, `${name}.jsonl`));
  const sessions = createJournal<Session>(at("sessions"));
  const bets = createJournal<Bet>(at("bets"));
  return {
    sessions,
    bets,
    open() {
      sessions.open();
      bets.open();
    },
  };
}
export type Books = ReturnType<typeof openBooks>;
