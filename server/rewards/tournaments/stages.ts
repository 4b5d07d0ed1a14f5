import { and, eq, inArray, sql } from "drizzle-orm";
import type { TournamentPosition } from "../../../schemas/api/tournaments";
import { shownScore, stageRules } from "../../../src/layout/tournament_gain";
import { stageAt, stagesOf } from "../../../src/layout/tournament_stages";
import type { Queryable } from "../../platform/plugins/database";
import { addRound, type CountedRound, noScore, type Score } from "./score";
import { newScore, scoreOf } from "./score_columns";
import { rankOrder, ranks } from "./standings";
import { tournamentStages, type tournaments } from "./tables";

type TournamentRow = typeof tournaments.$inferSelect;
type Staged = Pick<TournamentRow, "id" | "rules" | "startAt">;

/** Counts rounds in the stages that they settled in, and gives places their points; whether any of them counted. */
export async function countStages(
  tx: Queryable,
  { id, rules, startAt }: Staged,
  played: readonly (CountedRound & { userId: number })[],
): Promise<boolean> {
  if (played.length === 0) return false;
  const stageOf = ({ settledAt }: CountedRound) => stageAt(rules, startAt.getTime(), settledAt.getTime());
  const stages = [...new Set(played.map(stageOf))];
  const userIds = [...new Set(played.map(({ userId }) => userId))];
  const key = (stage: number, userId: number) => `${stage} ${userId}`;
  const own = and(eq(tournamentStages.tournamentId, id), inArray(tournamentStages.stage, stages));
  const rows = await tx
    .select()
    .from(tournamentStages)
    .where(and(own, inArray(tournamentStages.userId, userIds)));
  const known = new Map(rows.map((row) => [key(row.stage, row.userId), row]));
  const within = stageRules(rules);
  const groups = Map.groupBy(played, (round) => key(stageOf(round), round.userId));
  const changed = [...groups].flatMap(([name, [first, ...more]]) => {
    if (!first) return [];
    const before: Score = known.get(name) ?? noScore;
    const after = [first, ...more].reduce((score, round) => addRound(within, score, round), before);
    return after === before ? [] : [{ tournamentId: id, stage: stageOf(first), userId: first.userId, ...scoreOf(after) }];
  });
  if (changed.length === 0) return false;
  const { tournamentId, stage, userId } = tournamentStages;
  await tx
    .insert(tournamentStages)
    .values(changed)
    .onConflictDoUpdate({ target: [tournamentId, stage, userId], set: newScore() });
  await placeStages(tx, { id, rules }, stages);
  return true;
}

/**
 * Gives the places of stages their points as they stand, and players the sum of theirs: of two with the same sum, whoever had the last of it first is
 * ahead. Without stages it looks at all of them, so that nobody who may not take part keeps points of a place.
 */
export async function placeStages(
  tx: Queryable,
  { id, rules }: Omit<Staged, "startAt">,
  stages?: readonly number[],
): Promise<void> {
  const isThese = stages ? sql`e.stage = any(${sql.param(stages)}::int[])` : sql`true`;
  const points = sql`coalesce((${sql.param(rules.placePoints)}::int[])[r.place], 0)`;
  await tx.execute(sql`
    with r as (select e.stage, e.user_id, row_number() over (partition by e.stage order by ${rankOrder}) as place
      from tournament_stages e join users u on u.id = e.user_id where e.tournament_id = ${id} and ${isThese} and ${ranks})
    update tournament_stages s set points = ${points}
    from tournament_stages e left join r on r.stage = e.stage and r.user_id = e.user_id
    where e.tournament_id = ${id} and ${isThese} and s.tournament_id = e.tournament_id and s.stage = e.stage and s.user_id = e.user_id
      and s.points <> ${points}`);
  await tx.execute(sql`
    insert into tournament_entries as own (tournament_id, user_id, score, reached_at, reached_round, rounds, staked)
    select tournament_id, user_id, sum(points), max(reached_at) filter (where points > 0),
      (array_agg(reached_round order by reached_at desc, reached_round desc) filter (where points > 0))[1], sum(rounds), sum(staked)
    from tournament_stages where tournament_id = ${id}
      and user_id in (select e.user_id from tournament_stages e where e.tournament_id = ${id} and ${isThese})
    group by tournament_id, user_id
    on conflict (tournament_id, user_id) do update set score = excluded.score, reached_at = excluded.reached_at,
      reached_round = excluded.reached_round, rounds = excluded.rounds, staked = excluded.staked
    where (own.score, own.reached_at, own.reached_round, own.rounds, own.staked)
      is distinct from (excluded.score, excluded.reached_at, excluded.reached_round, excluded.rounds, excluded.staked)`);
}

/** Where a player stands in the stage of a moment, or in the last one. */
export async function stagePosition(
  db: Queryable,
  { id, rules, startAt, endAt }: Staged & Pick<TournamentRow, "endAt">,
  userId: number,
  now: Date,
): Promise<TournamentPosition["stage"]> {
  const { count } = stagesOf(rules, startAt.getTime(), endAt.getTime());
  const stage = Math.max(0, Math.min(count - 1, stageAt(rules, startAt.getTime(), now.getTime())));
  const { rows } = await db.execute<{ place: string; score: string; points: number }>(sql`
    select place, score, points from (select e.*, row_number() over (order by ${rankOrder}) as place
      from tournament_stages e join users u on u.id = e.user_id where e.tournament_id = ${id} and e.stage = ${stage} and ${ranks}) p
    where user_id = ${userId}`);
  const [own] = rows;
  return {
    number: stage + 1,
    userPosition: own ? Number(own.place) : null,
    rankingMetric: shownScore(rules.stageBy, Number(own?.score ?? 0)),
    points: own?.points ?? 0,
  };
}
