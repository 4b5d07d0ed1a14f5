import { and, asc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../accounts/users/tables";
import { categories, games, subCategories } from "../../games/catalogue/tables";
import { rounds } from "../../games/play/tables";
import { signal } from "../../platform/plugins/changes";
import type { Queryable } from "../../platform/plugins/database";
import { doesGameCount, mayTakePart } from "../tournaments/take_rounds";
import { addRound, type CountedRound, noProgress, type Progress } from "./progress";
import type { RunRow } from "./runs";
import { missionEntries, missionQueue, missionRuns } from "./tables";
import { isForPlayer } from "./who";

const lock = 7_306_404; // of whoever counts rounds for missions, in any process
export const mostAtOnce = 500;
const atOnceAgain = 5_000;

type Server = Pick<FastifyInstance, "settings">;
type EntryRow = typeof missionEntries.$inferSelect;
type Player = Pick<typeof users.$inferSelect, "id" | "depositCount" | "countryCode" | "preferredLanguage">;
type Played = CountedRound & { number: number; player: Player };

/**
 * Counts rounds that have settled, each once, however many processes look: whoever is stopped in between leaves everything as it was. Where something of a
 * round was taken back, its player's progress is counted again out of all their rounds. Answers how many rounds it took: at most so many at once.
 */
export async function takeSettled(app: Server, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ isMine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as "isMine"`);
  if (!rows[0]?.isMine) return 0;
  const waiting = await tx
    .select()
    .from(missionQueue)
    .orderBy(missionQueue.settledAt, missionQueue.roundNumber)
    .limit(mostAtOnce);
  const [first, last] = [waiting[0], waiting.at(-1)];
  if (!first || !last) return 0;
  const numbersOf = (taken: readonly (typeof waiting)[number][]) =>
    sql`${sql.param(taken.map(({ roundNumber }) => roundNumber))}::bigint[]`;
  await tx.delete(missionQueue).where(sql`${missionQueue.roundNumber} = any(${numbersOf(waiting)})`);
  const queuedAgain = waiting.filter(({ isAgain }) => isAgain);
  const changed =
    queuedAgain.length === 0
      ? []
      : await tx
          .select({ userId: rounds.userId })
          .from(rounds)
          .where(sql`${rounds.number} = any(${numbersOf(queuedAgain)})`);
  const again = new Set(changed.flatMap(({ userId }) => userId ?? []));
  const played = await readPlayed(tx, sql`${rounds.number} = any(${numbersOf(waiting)})`, mostAtOnce);
  const open = await tx
    .select()
    .from(missionRuns)
    .where(and(lte(missionRuns.startAt, last.settledAt), gt(missionRuns.endAt, first.settledAt)))
    .orderBy(asc(missionRuns.id));
  const moved = new Set<number>();
  for (const run of open) for (const userId of await count(app, tx, { run, played, again })) moved.add(userId);
  if (moved.size > 0) await signal(tx, "missions", { userIds: [...moved] });
  return waiting.length;
}

/** Rounds for own money of those who may take part, in the order in which they settled. */
async function readPlayed(tx: Queryable, where: SQL | undefined, limit: number): Promise<Played[]> {
  const rows = await tx
    .select({
      number: rounds.number,
      settledAt: rounds.settledAt,
      bet: rounds.bet,
      bonusBet: rounds.bonusBet,
      currencyCode: rounds.currencyCode,
      rate: rounds.rate,
      multiplier: rounds.multiplier,
      gameId: rounds.gameId,
      game: { identifier: games.identifier, provider: games.providerId, category: categories.slug },
      player: {
        id: users.id,
        depositCount: users.depositCount,
        countryCode: users.countryCode,
        preferredLanguage: users.preferredLanguage,
      },
    })
    .from(rounds)
    .innerJoin(users, eq(users.id, rounds.userId))
    .innerJoin(games, eq(games.id, rounds.gameId))
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(where, mayTakePart, eq(rounds.state, "settled"), eq(rounds.isDemo, false)))
    .orderBy(rounds.settledAt, rounds.number)
    .limit(limit);
  return rows.flatMap(({ settledAt, bet, bonusBet, ...round }) =>
    settledAt === null ? [] : [{ ...round, settledAt, stake: bet - bonusBet }],
  );
}

interface Counting {
  run: RunRow;
  played: readonly Played[];
  /** Whose progress is counted again. */
  again: ReadonlySet<number>;
}

/** Counts rounds for one period of a mission; answers whose progress has moved. */
async function count(app: Server, tx: Queryable, { run, played, again }: Counting): Promise<number[]> {
  const { content, startAt, endAt } = run;
  const doesFit = ({ settledAt, game }: Played) => startAt <= settledAt && settledAt < endAt && doesGameCount(content.goal, game);
  const own = Map.groupBy(
    played.filter((round) => doesFit(round) && !again.has(round.player.id)),
    ({ player }) => player.id,
  );
  const userIds = [...own.keys(), ...again];
  if (userIds.length === 0) return [];
  const entries = await tx
    .select()
    .from(missionEntries)
    .where(and(eq(missionEntries.runId, run.id), inArray(missionEntries.userId, userIds)))
    .orderBy(asc(missionEntries.userId))
    .for("no key update");
  const known = new Map(entries.map((entry) => [entry.userId, entry]));
  const moved: number[] = [];
  for (const userId of again) {
    const entry = known.get(userId);
    if (entry) {
      if (entry.claimedAt === null && (await countAgain(tx, run, entry, doesFit))) moved.push(userId);
      continue;
    }
    const theirs = played.filter((round) => round.player.id === userId && doesFit(round));
    if (theirs.length > 0) own.set(userId, theirs);
  }
  for (const [userId, theirs] of own) {
    const entry = known.get(userId) ?? begin(app, run, theirs[0]);
    if (!entry || entry.claimedAt !== null) continue;
    const after = theirs.reduce(
      (before, round) => (round.settledAt < entry.joinedAt ? before : addRound(content.goal, entry, before, round)),
      entry as Progress,
    );
    if (after !== entry && (await write(tx, entry, after))) moved.push(userId);
  }
  return moved;
}

/** What somebody begins with whose first round has settled; null where they have to join, or it is not for them. */
function begin(app: Server, { id: runId, content, startAt }: RunRow, round: Played | undefined): EntryRow | null {
  if (!round || content.needsOptIn || !isForPlayer(app, content, round.player)) return null;
  const { currencyCode, rate, player } = round;
  const nothing = { claimedAt: null, paidCurrency: null, paid: 0, cost: 0, bonusId: null };
  return { runId, userId: player.id, joinedAt: startAt, currencyCode, rate, ...noProgress, games: [], ...nothing };
}

/** Out of all rounds that are not waiting to be counted. */
async function countAgain(tx: Queryable, run: RunRow, entry: EntryRow, doesFit: (round: Played) => boolean): Promise<boolean> {
  let after = noProgress;
  let from = { at: entry.joinedAt, number: 0 };
  for (;;) {
    const played = await readPlayed(
      tx,
      sql`${rounds.userId} = ${entry.userId} and ${rounds.bet} > ${rounds.bonusBet} and ${rounds.settledAt} < ${run.endAt.toISOString()}::timestamptz
        and (date_trunc('milliseconds', ${rounds.settledAt}), ${rounds.number}) > (${from.at.toISOString()}::timestamptz, ${from.number})
        and not exists (select 1 from ${missionQueue} where ${missionQueue.roundNumber} = ${rounds.number})`,
      atOnceAgain,
    );
    for (const round of played) if (doesFit(round)) after = addRound(run.content.goal, entry, after, round);
    const last = played.at(-1);
    if (!last || played.length < atOnceAgain || after.completedAt) break;
    from = { at: last.settledAt, number: last.number };
  }
  return write(tx, entry, after);
}

async function write(
  tx: Queryable,
  { runId, userId, joinedAt, currencyCode, rate }: EntryRow,
  after: Progress,
): Promise<boolean> {
  const progress = { rounds: after.rounds, staked: after.staked, games: [...after.games], completedAt: after.completedAt };
  const written = await tx
    .insert(missionEntries)
    .values({ runId, userId, joinedAt, currencyCode, rate, ...progress })
    .onConflictDoUpdate({
      target: [missionEntries.runId, missionEntries.userId],
      set: progress,
      setWhere: sql`${missionEntries.claimedAt} is null`,
    })
    .returning({ userId: missionEntries.userId });
  return written.length > 0;
}
