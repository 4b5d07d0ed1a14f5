import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { TournamentPosition } from "../../../schemas/api/tournaments";
import { shownScore } from "../../../src/layout/tournament_gain";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { rounds } from "../../games/play/tables";
import { toBase } from "../../money/rates/convert";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import type { TournamentRow } from "./queries";
import { isReminderDue } from "./reminders";
import { databaseTime } from "./runs";
import { stagePosition } from "./stages";
import { placesOf, playersOf, prizesOf, shownPrize, toStandingRow } from "./standings";
import { tournamentAwards, tournamentEntries } from "./tables";
import { mayTakePart } from "./take_rounds";

/** How many rows before and behind their own a player sees. */
const reach = 2;

type Placed = Parameters<typeof toStandingRow>[0] & { staked: string } & Record<string, unknown>;

/** Where a player stands in a tournament, between whom, and what the next place takes (C-3.45, C-7.32). */
export async function positionOf(
  { db, settings }: Pick<FastifyInstance, "db" | "settings">,
  tournament: TournamentRow,
  user: UserRow,
): Promise<TournamentPosition> {
  const { id, leaderboardType: type, rules } = tournament;
  const [prizes, [entry], [counts], [award], isReminded] = await Promise.all([
    prizesOf(db, [id]),
    db
      .select()
      .from(tournamentEntries)
      .where(and(eq(tournamentEntries.tournamentId, id), eq(tournamentEntries.userId, user.id))),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), mayTakePart)),
    db
      .select()
      .from(tournamentAwards)
      .where(and(eq(tournamentAwards.tournamentId, id), eq(tournamentAwards.userId, user.id))),
    isReminderDue(db, id, user.id),
  ]);
  const places = placesOf(tournament);
  const { rows } = entry
    ? await db.execute<Placed>(sql`with p as (${places}), own as (select rank from p where user_id = ${user.id})
        select p.* from p, own where p.rank between own.rank - ${reach} and own.rank + ${reach} order by p.rank`)
    : { rows: [] };
  const own = rows.find((row) => row.user_id === user.id);
  const rank = own ? Number(own.rank) : null;
  const before = own && rows.find((row) => Number(row.rank) === Number(own.rank) - 1);
  return {
    tournamentItemId: id,
    userPosition: rank,
    userWagering: toDecimal(entry?.staked ?? 0, "EUR"),
    rankingMetric: shownScore(type, entry?.score ?? 0),
    players: own ? Number(own.players) : await playersOf(db, tournament),
    prize: rank === null ? null : shownPrize(prizes, rank),
    isJoined: !rules.needsOptIn || entry !== undefined,
    doesCount: counts !== undefined,
    around: rows.map((row) => ({ ...toStandingRow(row, type, prizes), isYou: row.user_id === user.id })),
    next: before
      ? {
          rank: Number(before.rank),
          missing: shownScore(type, Number(before.score) - Number(own.score) + 1), // the same metric later is behind
          prize: shownPrize(prizes, Number(before.rank)),
        }
      : null,
    stage: type === "pointsPerPlace" ? await stagePosition(db, tournament, user.id, await databaseTime(db)) : null,
    isReminded: isReachableEmail(user.email, settings().settings) ? isReminded : null,
    best: entry?.bestRound ? await bestRound(db, tournament, entry.bestRound, entry.bestGain) : null,
    award: award
      ? {
          state: award.state,
          prizeType: award.prizeType,
          amount: award.currencyCode ? toDecimal(award.paid, award.currencyCode) : toDecimal(award.amount, "EUR"),
          currencyCode: award.currencyCode ?? "EUR",
          bookedAt: award.bookedAt?.toISOString() ?? null,
        }
      : null,
  };
}

async function bestRound(db: Queryable, { leaderboardType: type }: TournamentRow, number: number, gain: number) {
  const [round] = await db.select().from(rounds).where(eq(rounds.number, number));
  if (!round) return null;
  return {
    stake: toDecimal(toBase(round.bet - round.bonusBet, round), "EUR"),
    multiplier: Math.floor(round.multiplier * 100 + 1e-6) / 100,
    points: shownScore(type, gain),
  };
}
