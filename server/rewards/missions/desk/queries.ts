import { sql } from "drizzle-orm";
import type { MissionLine, MissionRun } from "../../../../schemas/api/missions_desk";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { lineOf } from "../../desk/held_content";
import { statusAt } from "../../tournaments/queries";
import type { MissionRow } from "../runs";
import type { missionDrafts } from "../tables";

interface Found extends Record<string, unknown> {
  mission_id: number;
  id: number;
  version: number;
  start_at: string;
  end_at: string;
  joined: string;
  completed: string;
  claimed: string;
  cost: string;
}

/** The periods of one mission or of all, the newest first, with who is in them and what they cost. */
export async function runsByMission(
  db: Queryable,
  now: Date,
  missionId: number | null = null,
): Promise<Map<number, MissionRun[]>> {
  const { rows } = await db.execute<Found>(sql`
    select r.*, e.* from (select mission_id, id, version, start_at, end_at, row_number() over (partition by mission_id order by start_at desc) as age
        from mission_runs where ${missionId}::int is null or mission_id = ${missionId}::int) r,
      lateral (select count(*) as joined, count(completed_at) as completed, count(claimed_at) as claimed, coalesce(sum(cost), 0) as cost
        from mission_entries where run_id = r.id) e
    where r.age <= 60 order by r.start_at desc`);
  const runs = rows.map((row) => {
    const [startAt, endAt] = [new Date(row.start_at), new Date(row.end_at)];
    const status = statusAt({ startAt, endAt }, now);
    const run: MissionRun = {
      missionRunId: row.id,
      version: row.version,
      status: status === "CANCELLED" ? "FINISHED" : status,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      joined: Number(row.joined),
      completed: Number(row.completed),
      claimed: Number(row.claimed),
      cost: toDecimal(Number(row.cost), "EUR"),
    };
    return { missionId: row.mission_id, run };
  });
  return new Map([...Map.groupBy(runs, (each) => each.missionId)].map(([id, all]) => [id, all.map(({ run }) => run)]));
}

export const toLine = (
  row: MissionRow,
  draft: Pick<typeof missionDrafts.$inferSelect, "publishAt" | "content"> | null,
  runs: readonly MissionRun[],
): MissionLine => ({ missionId: row.id, ...lineOf(row, draft, runs) });
