import { and, asc, inArray, sql } from "drizzle-orm";
import type { TournamentStatus } from "../../../schemas/api/tournaments";
import type { Text } from "../../../schemas/text";
import type { ActiveTournaments, Standing, StandingRow } from "../../../schemas/tournament_standing";
import type { LeaderboardType } from "../../../schemas/tournament_rules";
import { shownScore } from "../../../src/layout/tournament_gain";
import { publicName } from "../../accounts/users/shown_name";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { tournamentPrizes, tournaments } from "./tables";

type TournamentRow = typeof tournaments.$inferSelect;
type PrizeRow = Pick<typeof tournamentPrizes.$inferSelect, "fromPlace" | "toPlace" | "prizeType" | "amount">;

/** What a place wins: the first range that has it. */
export const prizeAt = <Prize extends Pick<PrizeRow, "fromPlace" | "toPlace">>(prizes: readonly Prize[], place: number) =>
  prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace);

export function shownPrize(prizes: readonly PrizeRow[], place: number): StandingRow["prize"] {
  const prize = prizeAt(prizes, place);
  if (!prize) return null;
  return prize.prizeType === "MONEY" ? toDecimal(prize.amount, "EUR") : "BONUS";
}

export const prizesOf = (db: Queryable, ids: readonly number[]) =>
  db
    .select()
    .from(tournamentPrizes)
    .where(inArray(tournamentPrizes.tournamentId, [...ids]))
    .orderBy(asc(tournamentPrizes.fromPlace));

/** What the database answers of a row: bigints come in writing. */
interface Ranked {
  user_id: number;
  unique_id: string;
  nickname: string | null;
  first_name: string | null;
  ghost_mode: boolean;
  score: string;
  rank: string;
  players: string;
}

/** Those of `tournament_entries e` who have a place, with their account `u`: the same rule as `mayTakePart`. */
export const ranks = sql`e.score > 0 and u.role = 'player' and not u.is_test and not u.is_streamer
  and u.suspended_at is null and u.closed_at is null`;
export const rankOrder = sql`e.score desc, e.reached_at, e.reached_round`;

/**
 * The places of a tournament: of two with the same score, whoever had it first is ahead. Once the result stands its places are kept, and nothing
 * moves them.
 */
export const placesOf = ({ id, finishedAt }: Pick<TournamentRow, "id" | "finishedAt">) =>
  finishedAt
    ? sql`select e.*, e.place as rank, count(*) over () as players, u.unique_id, u.nickname, u.first_name, coalesce(u.ghost_mode, true) as ghost_mode
        from tournament_entries e left join users u on u.id = e.user_id where e.tournament_id = ${id} and e.place is not null`
    : sql`select e.*, row_number() over (order by ${rankOrder}) as rank, count(*) over () as players, u.unique_id, u.nickname, u.first_name, u.ghost_mode
        from tournament_entries e join users u on u.id = e.user_id where e.tournament_id = ${id} and ${ranks}`;

export const toStandingRow = (row: Ranked, type: LeaderboardType, prizes: readonly PrizeRow[]): StandingRow => {
  const { nickname, first_name: firstName, ghost_mode: ghostMode } = row;
  return {
    userId: ghostMode ? null : row.user_id,
    uniqueId: ghostMode ? null : row.unique_id,
    rank: Number(row.rank),
    user: publicName({ nickname, firstName, ghostMode }),
    rankingMetric: shownScore(type, Number(row.score)),
    prize: shownPrize(prizes, Number(row.rank)),
  };
};

/** Some rows of a tournament's standing (C-3.46), the first ones where nothing is said. */
export async function standingOf(
  db: Queryable,
  tournament: TournamentRow,
  { limit = 10, offset = 0, prizes }: { limit?: number; offset?: number; prizes?: readonly PrizeRow[] } = {},
): Promise<Standing> {
  const [won, { rows }] = await Promise.all([
    prizes ?? prizesOf(db, [tournament.id]),
    db.execute<Ranked & Record<string, unknown>>(
      sql`select * from (${placesOf(tournament)}) p order by rank limit ${limit} offset ${offset}`,
    ),
  ]);
  const players = rows[0] ? Number(rows[0].players) : offset === 0 ? 0 : await playersOf(db, tournament);
  return {
    tournamentItemId: tournament.id,
    endAt: tournament.endAt.toISOString(),
    users: rows.map((row) => toStandingRow(row, tournament.leaderboardType, won)),
    name: tournament.name,
    leaderboardType: tournament.leaderboardType,
    players,
  };
}

/** How many have a place. */
export async function playersOf(db: Queryable, tournament: TournamentRow): Promise<number> {
  const { rows } = await db.execute<{ players: string }>(sql`select count(*) as players from (${placesOf(tournament)}) p`);
  return Number(rows[0]?.players ?? 0);
}

const rowsTold = 40;

/** All tournaments that run, with their first rows: what `activeTournaments` tells (C-7.38). */
export async function activeTournaments(db: Queryable): Promise<ActiveTournaments> {
  const rows = await db
    .select()
    .from(tournaments)
    .where(and(sql`${tournaments.startAt} <= now() and ${tournaments.endAt} > now() and ${tournaments.cancelledAt} is null`))
    .orderBy(asc(tournaments.endAt), asc(tournaments.id))
    .limit(50);
  const prizes =
    rows.length === 0
      ? []
      : await prizesOf(
          db,
          rows.map(({ id }) => id),
        );
  return Promise.all(
    rows.map((row) =>
      standingOf(db, row, { limit: rowsTold, prizes: prizes.filter(({ tournamentId }) => tournamentId === row.id) }),
    ),
  );
}

/** A race of a player (C-3.44). */
export interface PlayerRace {
  tournamentItemId: number;
  title: Text;
  rank: number;
  /** In euro; 0 where the prize is no money, null where the place wins nothing. */
  prize: number | null;
  /** `MONEY`, or what else; null where the place wins nothing. */
  prizeType: string | null;
  status: TournamentStatus;
  endAt: string;
}

const mostRaces = 20;

/** The races that a player has a place in, at most twenty, the newest first (D-20). */
export async function racesOfPlayer(db: Queryable, userId: number): Promise<PlayerRace[]> {
  const { rows } = await db.execute<{
    id: number;
    name: Text;
    rank: string;
    is_over: boolean;
    end_at: string;
    prize_type: string | null;
    amount: string | null;
  }>(sql`
    select t.id, t.name, t.end_at, t.end_at <= now() as is_over, p.prize_type, p.amount, r.rank
    from tournament_entries e join tournaments t on t.id = e.tournament_id join users u on u.id = e.user_id,
      lateral (select coalesce(e.place, 1 + (select count(*) from tournament_entries o join users u on u.id = o.user_id
        where o.tournament_id = e.tournament_id and o.user_id <> e.user_id and o.score > 0 and u.role = 'player' and not u.is_test
          and not u.is_streamer and u.suspended_at is null and u.closed_at is null
          and (o.score > e.score or (o.score = e.score and (o.reached_at, o.reached_round) < (e.reached_at, e.reached_round))))) as rank) r
      left join lateral (select prize_type, amount from tournament_prizes z where z.tournament_id = t.id
        and z.from_place <= r.rank and z.to_place >= r.rank order by z.from_place limit 1) p on true
    where e.user_id = ${userId} and t.cancelled_at is null and (t.finished_at is null or e.place is not null) and ${ranks}
    order by t.end_at desc, t.id desc limit ${mostRaces}`);
  return rows.map(({ id, name, rank, is_over: isOver, end_at: endAt, prize_type: prizeType, amount }) => ({
    tournamentItemId: id,
    title: name,
    rank: Number(rank),
    prize: amount === null ? null : toDecimal(prizeType === "MONEY" ? Number(amount) : 0, "EUR"),
    prizeType,
    status: isOver ? "FINISHED" : "IN-PROGRESS",
    endAt: new Date(endAt).toISOString(),
  }));
}
