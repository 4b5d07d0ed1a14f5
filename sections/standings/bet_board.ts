import type { BetRow, FromLive } from "../../schemas/live";

export type BetCategory = BetRow["category"];

/** Bets that are shown, and those that have come since and wait; both as the list is ordered. */
export interface BetBoard {
  /** Null until the list was heard of. */
  shown: readonly BetRow[] | null;
  waiting: readonly BetRow[];
}

/** Of a list the longest that can be chosen is kept (C-9.28). */
const mostRows = 40;
const mostWaiting = 99;

export const emptyBoard: BetBoard = { shown: null, waiting: [] };

type Order = (one: BetRow, other: BetRow) => number;
const newestFirst: Order = (one, other) => other.time.localeCompare(one.time) || other.id - one.id;
const highestFirst: Order = (one, other) => other.multiplier - one.multiplier || newestFirst(one, other);
const orderOf = (category: BetCategory) => (category === "max_multiplier" ? highestFirst : newestFirst);

/** The list as the server has it: it takes the place of what is shown, unless that must stay as it is. */
export function readBets(board: BetBoard, rows: readonly BetRow[], category: BetCategory, mayChange: boolean): BetBoard {
  if (board.shown && !mayChange) return offerBets(board, rows, category);
  return { shown: rows.toSorted(orderOf(category)).slice(0, mostRows), waiting: [] };
}

/** Bets that were heard of, each once: they wait for the next change. Those that would not be seen are passed over (C-4.65). */
export function offerBets(board: BetBoard, rows: readonly BetRow[], category: BetCategory): BetBoard {
  const { shown, waiting } = board;
  if (!shown) return board;
  const order = orderOf(category);
  const last = shown.length < mostRows ? undefined : shown.at(-1);
  const known = new Set([...shown, ...waiting].map(({ id }) => id));
  const isFresh = (row: BetRow) =>
    row.category === category && !known.has(row.id) && (last === undefined || order(row, last) < 0);
  const fresh = [...new Map(rows.filter(isFresh).map((row) => [row.id, row])).values()];
  if (fresh.length === 0) return board;
  return { shown, waiting: [...fresh, ...waiting].sort(order).slice(0, mostWaiting) };
}

/** Shows all that wait, as one change. */
export function showBets({ shown, waiting }: BetBoard, category: BetCategory): BetBoard {
  return { shown: [...waiting, ...(shown ?? [])].sort(orderOf(category)).slice(0, mostRows), waiting: [] };
}

/** Somebody is called otherwise (C-4.66), or hides from now on and can't be found by their bets any more. */
export function renameInBets({ shown, waiting }: BetBoard, { userId, nickname }: FromLive["userNicknameUpdated"]): BetBoard {
  const renamed = (row: BetRow): BetRow => {
    if (row.userId !== userId) return row;
    return nickname === "" ? { ...row, user: "", userId: null, uniqueId: null } : { ...row, user: nickname };
  };
  return { shown: shown && shown.map(renamed), waiting: waiting.map(renamed) };
}
