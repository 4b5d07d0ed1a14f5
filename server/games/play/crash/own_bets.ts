import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { FromCrash } from "../../../../schemas/play/crash";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { type RoundRow, toBalance, toRound } from "../round_answer";
import { gameSessions, rounds } from "../tables";
import { users, wallets } from "../../../accounts/users/tables";
import { publicName } from "../../../accounts/users/shown_name";

/** Who watches: a session of the game, of a player or a guest. */
export interface Watcher {
  sessionId: string;
  userId: number | null;
  isDemo: boolean;
  currencyCode: string;
}

/** Bets for money are a player's in all their tabs, those of a demo go with its coins. */
export const isTheirs = (row: RoundRow, { sessionId, userId, isDemo }: Watcher): boolean =>
  isDemo ? row.gameSessionId === sessionId : !row.isDemo && row.userId === userId;

interface Asked {
  flightId: number;
  watchers: readonly Watcher[];
  /** Bets that were open when last seen, on whichever flight. */
  openIds: readonly string[];
}

/** The bets of those who watch, in the order in which they were made. */
export async function betsOf(db: Queryable, { flightId, watchers, openIds }: Asked): Promise<RoundRow[]> {
  const demos = watchers.filter(({ isDemo }) => isDemo).map(({ sessionId }) => sessionId);
  const players = watchers.flatMap(({ isDemo, userId }) => (isDemo || userId === null ? [] : [userId]));
  const isTheirBet = or(inArray(rounds.gameSessionId, demos), and(inArray(rounds.userId, players), eq(rounds.isDemo, false)));
  return db
    .select()
    .from(rounds)
    .where(or(and(eq(rounds.crashRoundId, flightId), isTheirBet), inArray(rounds.id, [...openIds])))
    .orderBy(rounds.number);
}

export type Balance = FromCrash["round"]["balance"];

/** What watchers have, by their session. */
export async function balancesOf(db: Queryable, watchers: readonly Watcher[]): Promise<Map<string, Balance>> {
  const demos = watchers.filter(({ isDemo }) => isDemo).map(({ sessionId }) => sessionId);
  const players = watchers.flatMap(({ isDemo, userId }) => (isDemo || userId === null ? [] : [userId]));
  const [sessions, purses] = await Promise.all([
    demos.length === 0 ? [] : db.select().from(gameSessions).where(inArray(gameSessions.id, demos)),
    players.length === 0 ? [] : db.select().from(wallets).where(inArray(wallets.userId, players)),
  ]);
  return new Map(
    watchers.flatMap((watcher): [string, Balance][] => {
      const { sessionId, userId, currencyCode, isDemo } = watcher;
      const session = isDemo ? sessions.find(({ id }) => id === sessionId) : undefined;
      const purse = purses.find((one) => one.userId === userId && one.currencyCode === currencyCode);
      const funds = session
        ? { cash: session.demoBalance, bonus: 0, version: session.rounds }
        : purse && { cash: purse.amount, bonus: purse.nonCashAmount, version: purse.version };
      return funds ? [[sessionId, toBalance(funds, currencyCode)]] : [];
    }),
  );
}

export const toOwnRound = (row: RoundRow) => toRound(row, "crash", null);

const shownCount = 50;

/** Bets for money on a flight that everybody may see, the highest first, and how many there are. */
export async function publicBets(db: Queryable, flightId: number): Promise<Pick<FromCrash["bets"], "count" | "bets">> {
  const onFlight = and(eq(rounds.crashRoundId, flightId), eq(rounds.isDemo, false), sql`${rounds.state} <> 'void'`);
  const rows = await db
    .select({ row: rounds, names: { nickname: users.nickname, firstName: users.firstName, ghostMode: users.ghostMode } })
    .from(rounds)
    .innerJoin(users, eq(users.id, rounds.userId))
    .where(onFlight)
    .orderBy(sql`${rounds.baseBet} desc, ${rounds.number}`)
    .limit(shownCount);
  const count =
    rows.length < shownCount
      ? rows.length
      : ((
          await db
            .select({ count: sql<number>`count(*)::int` })
            .from(rounds)
            .where(onFlight)
        )[0]?.count ?? 0);
  return {
    count,
    bets: rows.map(({ row, names }) => ({
      id: row.number,
      name: publicName(names),
      amount: toDecimal(row.bet, row.currencyCode),
      currencyCode: row.currencyCode,
      cashedOutAt: (row.outcome as { cashedOutAt?: number | null } | null)?.cashedOutAt ?? null,
      payout: toDecimal(row.payout, row.currencyCode),
    })),
  };
}
