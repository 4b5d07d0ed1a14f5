import { randomInt } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { book, type Entry } from "../../money/ledger/book";
import { fromBase } from "../../money/rates/convert";
import { toDecimal } from "../../platform/amounts";
import { rounds } from "../play/tables";
import { signal } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { dropRange } from "../../../src/play/rules/jackpot";
import { addShares, type SharingRound } from "./add_shares";
import { jackpotGames, jackpots, jackpotWins } from "./tables";

const lock = 7_306_402; // of whoever takes the shares, in any process
export const mostAtOnce = 500;

type JackpotRow = typeof jackpots.$inferSelect;

/** Nobody can tell where it drops next; who knows what it holds knows that it has not dropped below that. */
export function nextDrop(seedAmount: number, amount = 0): number {
  const { first, last } = dropRange({ seedAmount });
  return randomInt(Math.min(last, Math.max(first, amount + 1)), last + 1);
}

/**
 * Takes the shares of rounds that have settled into the jackpots, each once, and pays out those that drop. All of it happens
 * in one transaction: whoever is stopped in between leaves everything as it was. Answers how many rounds it took.
 */
export const takeShares = (db: Database) => db.transaction((tx) => takeWaiting(tx));

export async function takeWaiting(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ isMine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as "isMine"`);
  if (!rows[0]?.isMine) return 0;
  const taken = await tx.execute<{ number: string }>(sql`
    delete from jackpot_queue where round_number in (select round_number from jackpot_queue order by round_number limit ${mostAtOnce})
    returning round_number as number`);
  if (taken.rows.length === 0) return 0;
  const numbers = taken.rows.map(({ number }) => Number(number));
  const played = await tx.select().from(rounds).where(inArray(rounds.number, numbers)).orderBy(rounds.number);
  const pots = await tx.select().from(jackpots).orderBy(jackpots.position).for("update");
  const links = await tx.select().from(jackpotGames);
  const winners = new Map<string, number>();
  for (const pot of pots) {
    const games = new Set(links.flatMap(({ jackpotId, gameId }) => (jackpotId === pot.id ? [gameId] : [])));
    const sharing = played.filter(({ gameId }) => games.has(gameId));
    if (sharing.length > 0) await change(tx, pot, sharing, winners);
  }
  const amounts = await tx.select().from(jackpots).orderBy(jackpots.position);
  await signal(tx, "jackpots", {
    jackpots: amounts.map(({ id, amount, currencyCode }) => ({
      jackpotId: id,
      amount: toDecimal(amount, currencyCode),
      currencyCode,
    })),
  });
  if (winners.size > 0)
    await signal(tx, "rounds_settled", { userIds: [...new Set(winners.values())], upTo: Math.max(...numbers) });
  return numbers.length;
}

async function change(tx: Queryable, pot: JackpotRow, sharing: SharingRound[], winners: Map<string, number>) {
  const { currencyCode } = pot;
  const { amount, fraction, dropsAt, shares, drops } = addShares(pot, sharing, {
    mayWin: ({ id, userId, bet }) => userId !== null && bet > 0 && !winners.has(id),
    nextDrop: (seedAmount) => nextDrop(seedAmount),
  });
  const first = sharing[0]?.number;
  await book(tx, "jackpot", `jackpot:${pot.id}:shares:${first}`, between("house", "jackpot", shares, currencyCode));
  for (const { round, amount: won } of drops) {
    const { userId } = round;
    if (userId === null) continue;
    winners.set(round.id, userId);
    const paid = fromBase(won, round);
    await book(tx, "jackpot", `jackpot:${pot.id}:win:${round.id}`, [
      ...prize({ ...round, userId, paid }, won, currencyCode),
      ...between("house", "jackpot", pot.seedAmount, currencyCode),
    ]);
    await tx.insert(jackpotWins).values({
      jackpotId: pot.id,
      userId,
      gameId: round.gameId,
      roundId: round.id,
      currencyCode,
      amount: won,
      paid,
      paidCurrencyCode: round.currencyCode,
      rate: round.rate,
    });
  }
  await tx.update(jackpots).set({ amount, fraction, dropsAt }).where(eq(jackpots.id, pot.id));
}

const between = (from: "house", to: "jackpot", amount: number, currencyCode: string): Entry[] => [
  { account: from, userId: null, currencyCode, amount: -amount },
  { account: to, userId: null, currencyCode, amount },
];

/**
 * A player is paid in the currency of their bet, at the rate that it was bet at. The casino changes the money: what the pot
 * gives and what the player gets stand against each other in the books of conversion, each in its currency.
 */
function prize(round: SharingRound & { userId: number; paid: number }, won: number, currencyCode: string): Entry[] {
  const from: Entry = { account: "jackpot", userId: null, currencyCode, amount: -won };
  const to: Entry = { account: "cash", userId: round.userId, currencyCode: round.currencyCode, amount: round.paid };
  if (round.currencyCode === currencyCode) return [from, to];
  return [
    from,
    { account: "conversion", userId: null, currencyCode, amount: won },
    { account: "conversion", userId: null, currencyCode: round.currencyCode, amount: -round.paid },
    to,
  ];
}
