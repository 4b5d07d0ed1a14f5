import type { Drawn, Table } from "./view";

/** What somebody has before them at a game; amounts in units. */
export interface Stakes {
  /** Put on spots and not yet sent. */
  bets: ReadonlyMap<string, number>;
  /** On the table, taken by the house. */
  placed: Readonly<Record<string, number>>;
  /** What was bet before, to be bet again. */
  last: ReadonlyMap<string, number>;
  chip: number;
  balance: number | null;
  isBusy: boolean;
  /** Null at a game that is played alone. */
  table: Table | null;
}

export const sumOf = (bets: Iterable<number>): number => [...bets].reduce((all, one) => all + one, 0);

/** What can be pressed as things are. */
export function choicesAt({ bets, last, isBusy, table }: Stakes, isLive: boolean) {
  const isClosed = isLive && table?.phase !== "bets";
  return {
    canBet: !isBusy && bets.size > 0 && !isClosed,
    canClear: bets.size > 0,
    canRepeat: !isBusy && last.size > 0 && bets.size === 0 && !isClosed,
  };
}

/** What bets pay for what came out. */
export const paidFor = (own: Readonly<Record<string, number>>, { won }: Drawn): number =>
  sumOf(Object.entries(own).map(([id, amount]) => Math.floor((amount * (won[id] ?? 0)) / 100)));

/** Bets with one more chip on a spot. */
export const withChip = ({ bets, chip }: Stakes, id: string): ReadonlyMap<string, number> =>
  new Map([...bets, [id, (bets.get(id) ?? 0) + chip]]);

/** What lies on the table when the house has taken more bets. */
export function withTaken(placed: Stakes["placed"], bets: ReadonlyMap<string, number>): Stakes["placed"] {
  const all = { ...placed };
  for (const [id, amount] of bets) all[id] = (all[id] ?? 0) + amount;
  return all;
}
