import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { users } from "../../accounts/users/tables";
import { categories, games, subCategories } from "../../games/catalogue/tables";
import { rounds } from "../../games/play/tables";
import { toBase } from "../../money/rates/convert";
import { signal } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { addRound, type CountedRound, noScore, type Score } from "./score";
import { newScore, scoreOf } from "./score_columns";
import { countStages } from "./stages";
import { tournamentEntries, tournamentQueue, tournaments } from "./tables";

const lock = 7_306_403; // of whoever counts rounds, in any process
export const mostAtOnce = 500;

type TournamentRow = typeof tournaments.$inferSelect;
type EntryRow = typeof tournamentEntries.$inferSelect;
type Played = CountedRound & { userId: number; game: PlayedGame };

/** What rules name of a game. */
export interface PlayedGame {
  identifier: string;
  provider: string;
  category: string;
}

/** Counts rounds that have settled, each once, in the order in which they did. Whoever is stopped in between leaves everything as it was. */
export const takeRounds = (db: Database) => db.transaction((tx) => takeSettled(tx));

/** The same within a transaction. Answers how many rounds it took: at most so many at once. */
export async function takeSettled(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ isMine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as "isMine"`);
  if (!rows[0]?.isMine) return 0;
  const waiting = await tx
    .select({ number: tournamentQueue.roundNumber })
    .from(tournamentQueue)
    .orderBy(tournamentQueue.settledAt, tournamentQueue.roundNumber)
    .limit(mostAtOnce);
  if (waiting.length === 0) return 0;
  const numbers = sql`${sql.param(waiting.map(({ number }) => number))}::bigint[]`;
  await tx.delete(tournamentQueue).where(sql`${tournamentQueue.roundNumber} = any(${numbers})`);
  const played = await readPlayed(tx, sql`${rounds.number} = any(${numbers})`, mostAtOnce);
  const [first, last] = [played[0], played.at(-1)];
  if (!first || !last) return waiting.length;
  const open = await tx
    .select()
    .from(tournaments)
    .where(
      and(
        lte(tournaments.startAt, last.settledAt),
        gt(tournaments.endAt, first.settledAt),
        isNull(tournaments.finishedAt),
        isNull(tournaments.cancelledAt),
      ),
    )
    .orderBy(tournaments.id)
    .for("no key update");
  const moved: number[] = [];
  for (const tournament of open) if (await count(tx, tournament, played)) moved.push(tournament.id);
  if (moved.length > 0) await signal(tx, "tournaments", { moved });
  return waiting.length;
}

/** Rounds for own money of those who may take part, in the order in which they settled. */
export async function readPlayed(tx: Queryable, where: SQL | undefined, limit: number): Promise<Played[]> {
  const rows = await tx
    .select({
      number: rounds.number,
      settledAt: rounds.settledAt,
      userId: rounds.userId,
      bet: rounds.bet,
      bonusBet: rounds.bonusBet,
      currencyCode: rounds.currencyCode,
      rate: rounds.rate,
      multiplier: rounds.multiplier,
      identifier: games.identifier,
      provider: games.providerId,
      category: categories.slug,
    })
    .from(rounds)
    .innerJoin(users, eq(users.id, rounds.userId))
    .innerJoin(games, eq(games.id, rounds.gameId))
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(where, mayTakePart, eq(rounds.state, "settled"), eq(rounds.isDemo, false)))
    .orderBy(rounds.settledAt, rounds.number)
    .limit(limit);
  return rows.flatMap(({ settledAt, userId, bet, bonusBet, currencyCode, rate, identifier, provider, category, ...round }) =>
    settledAt === null || userId === null
      ? []
      : [
          {
            ...round,
            settledAt,
            userId,
            stake: toBase(bet - bonusBet, { currencyCode, rate }),
            game: { identifier, provider, category },
          },
        ],
  );
}

/** Test accounts and those of streamers and of the house play beside tournaments, and so does who is kept out or has left. */
export const mayTakePart = sql`(${users.role} = 'player' and not ${users.isTest} and not ${users.isStreamer}
  and ${users.suspendedAt} is null and ${users.closedAt} is null)`;

/** Whether rounds of a game count. */
export function doesGameCount(
  { games: named, providers, categories: kinds }: Pick<TournamentRow["rules"], "games" | "providers" | "categories">,
  { identifier, provider, category }: PlayedGame,
): boolean {
  if (named.length + providers.length + kinds.length === 0) return true;
  return named.includes(identifier) || providers.includes(provider) || kinds.includes(category);
}

/** Counts rounds for one tournament; whether any did. */
async function count(tx: Queryable, tournament: TournamentRow, played: readonly Played[]): Promise<boolean> {
  const { id, rules, startAt, endAt } = tournament;
  const within = played.filter(({ settledAt, game }) => startAt <= settledAt && settledAt < endAt && doesGameCount(rules, game));
  if (within.length === 0) return false;
  const userIds = [...new Set(within.map(({ userId }) => userId))];
  const known = await tx
    .select()
    .from(tournamentEntries)
    .where(and(eq(tournamentEntries.tournamentId, id), inArray(tournamentEntries.userId, userIds)));
  const byUser = new Map(known.map((entry) => [entry.userId, entry]));
  const joined = within.filter(({ userId, settledAt }) => {
    const entry = byUser.get(userId);
    return !rules.needsOptIn || (entry !== undefined && settledAt >= entry.joinedAt);
  });
  if (rules.leaderboardType === "pointsPerPlace") return countStages(tx, tournament, joined);
  const changed = [...Map.groupBy(joined, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const before: Score = byUser.get(userId) ?? noScore;
    const after = own.reduce((score, round) => addRound(rules, score, round), before);
    return after === before ? [] : [{ userId, after }];
  });
  if (changed.length > 0) await write(tx, id, changed);
  return changed.length > 0;
}

async function write(tx: Queryable, tournamentId: number, changed: readonly { userId: number; after: Score }[]): Promise<void> {
  const rows: (typeof tournamentEntries.$inferInsert)[] = changed.map(({ userId, after }) => ({
    tournamentId,
    userId,
    ...scoreOf(after),
  }));
  await tx
    .insert(tournamentEntries)
    .values(rows)
    .onConflictDoUpdate({ target: [tournamentEntries.tournamentId, tournamentEntries.userId], set: newScore() });
}

export type { EntryRow, TournamentRow };
