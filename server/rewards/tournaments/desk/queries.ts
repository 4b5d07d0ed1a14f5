import { sql } from "drizzle-orm";
import type { TournamentLine, TournamentRun } from "../../../../schemas/api/tournaments_desk";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { lineOf } from "../../desk/held_content";
import { statusAt } from "../queries";
import type { PlanRow } from "../runs";
import type { tournamentDrafts } from "../tables";

interface RunRow extends Record<string, unknown> {
  plan_id: number;
  id: number;
  version: number;
  start_at: string;
  end_at: string;
  finished_at: string | null;
  cancelled_at: string | null;
  cancel_note: string | null;
  players: string;
  paid: string;
  due: string;
  refused: string;
  cost: string;
}

/** The tournaments of one plan or of all, the newest first, with who is in them and what their prizes cost. */
export async function runsByPlan(db: Queryable, now: Date, planId: number | null = null): Promise<Map<number, TournamentRun[]>> {
  const { rows } = await db.execute<RunRow>(sql`
    select t.*, (select count(*) from tournament_entries e where e.tournament_id = t.id and e.score > 0) as players, a.*
    from (select plan_id, id, version, start_at, end_at, finished_at, cancelled_at, cancel_note,
        row_number() over (partition by plan_id order by start_at desc) as age from tournaments
        where plan_id is not null and (${planId}::int is null or plan_id = ${planId}::int)) t,
      lateral (select count(*) filter (where state = 'paid') as paid, count(*) filter (where state = 'due') as due,
        count(*) filter (where state = 'refused') as refused,
        coalesce(sum(amount) filter (where state = 'paid' and prize_type = 'MONEY'), 0) as cost
        from tournament_awards w where w.tournament_id = t.id) a
    where t.age <= 60 order by t.start_at desc`);
  const runs = rows.map((row) => {
    const [startAt, endAt] = [new Date(row.start_at), new Date(row.end_at)];
    const cancelledAt = row.cancelled_at === null ? null : new Date(row.cancelled_at);
    const run: TournamentRun = {
      tournamentItemId: row.id,
      version: row.version,
      status: statusAt({ startAt, endAt, cancelledAt }, now),
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      players: Number(row.players),
      paid: Number(row.paid),
      due: Number(row.due),
      refused: Number(row.refused),
      cost: toDecimal(Number(row.cost), "EUR"),
      isFinal: row.finished_at !== null,
      cancelNote: row.cancel_note,
    };
    return { planId: row.plan_id, run };
  });
  return new Map([...Map.groupBy(runs, (each) => each.planId)].map(([id, all]) => [id, all.map(({ run }) => run)]));
}

export const toLine = (
  row: PlanRow,
  draft: Pick<typeof tournamentDrafts.$inferSelect, "publishAt" | "content"> | null,
  runs: readonly TournamentRun[],
): TournamentLine => ({ planId: row.id, ...lineOf(row, draft, runs) });
