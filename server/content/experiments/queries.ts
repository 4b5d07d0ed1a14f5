import { createHmac, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ExperimentResults } from "../../../schemas/api/experiments";
import type { Queryable } from "../../platform/plugins/database";
import { experimentVisits, visitorSalts } from "./tables";

const today = sql`(now() at time zone 'utc')::date`;

/** What a guest is called today, and nobody can tell tomorrow. */
export async function nameOfToday(db: Queryable, browser: string): Promise<string> {
  await db
    .insert(visitorSalts)
    .values({ day: sql`${today}`, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ salt: visitorSalts.salt }).from(visitorSalts).where(eq(visitorSalts.day, today));
  return `guest ${createHmac("sha256", row?.salt ?? randomBytes(32))
    .update(browser)
    .digest("base64url")}`;
}

/** The variants that a player has seen, by experiment: they stay in them. */
export async function seenBy(db: Queryable, userId: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ experiment: experimentVisits.experiment, variant: experimentVisits.variant })
    .from(experimentVisits)
    .where(eq(experimentVisits.userId, userId));
  return Object.fromEntries(rows.map(({ experiment, variant }) => [experiment, variant]));
}

/** What a guest has seen before they opened an account today becomes the player's. */
export async function adoptVisits(db: Queryable, guest: string, player: { id: number; createdAt: Date }): Promise<void> {
  await db.execute(sql`update experiment_visits v
    set user_id = ${player.id}, visitor = ${playerName(player.id)}, signed_up_at = ${player.createdAt.toISOString()}
    where v.visitor = ${guest} and date_trunc('milliseconds', v.seen_at) <= ${player.createdAt.toISOString()}
      and not exists (select 1 from experiment_visits w where w.experiment = v.experiment and w.visitor = ${playerName(player.id)})`);
}

export const playerName = (userId: number) => `player ${userId}`;

interface Counted {
  experiment: string;
  variant: string;
  visitor: string;
  userId: number | null;
}

/** Counts that somebody has seen a variant, or clicked in it: each once, and only of the variant that they saw first. */
export async function countVisit(db: Queryable, visit: Counted, event: "seen" | "clicked"): Promise<void> {
  const clickedAt = event === "clicked" ? sql`now()` : null;
  await db
    .insert(experimentVisits)
    .values({ ...visit, day: sql`${today}`, clickedAt })
    .onConflictDoUpdate({
      target: [experimentVisits.experiment, experimentVisits.visitor],
      set: { clickedAt: sql`coalesce(experiment_visits.clicked_at, excluded.clicked_at)` },
      setWhere: sql`experiment_visits.variant = excluded.variant`,
    });
}

/** Makes figures of what guests did on days that are over, and forgets who they were. */
export async function forgetGuests(db: Queryable): Promise<void> {
  await db.execute(sql`with gone as (
      delete from experiment_visits where user_id is null and day < ${today} returning experiment, variant, day, clicked_at
    )
    insert into experiment_days (experiment, variant, day, seen, clicked)
    select experiment, variant, day, count(*), count(clicked_at) from gone group by 1, 2, 3 order by 1, 2, 3
    on conflict (experiment, variant, day) do update
      set seen = experiment_days.seen + excluded.seen, clicked = experiment_days.clicked + excluded.clicked`);
  await db.execute(sql`delete from visitor_salts where day < ${today}`);
}

type Row = ExperimentResults["variants"][number] & { first: string };

/** What came of an experiment so far. A deposit counts where it was begun after the variant was seen. */
export async function readResults(db: Queryable, experiment: string): Promise<ExperimentResults> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`with visits as (
      select variant, min(day) as first, count(*) as seen, count(clicked_at) as clicked, count(signed_up_at) as signed_up,
        count(*) filter (where exists (select 1 from payments p
          where p.user_id = v.user_id and p.kind = 'deposit' and p.settled > 0 and p.created_at >= v.seen_at)) as deposited
      from experiment_visits v where experiment = ${experiment} group by variant
    ), days as (
      select variant, min(day) as first, sum(seen) as seen, sum(clicked) as clicked, 0 as signed_up, 0 as deposited
      from experiment_days where experiment = ${experiment} group by variant
    )
    select variant, min(first)::text as first, sum(seen)::int as seen, sum(clicked)::int as clicked,
      sum(signed_up)::int as "signedUp", sum(deposited)::int as deposited
    from (select * from visits union all select * from days) as parts group by variant order by variant`);
  const first = rows.map((row) => row.first).sort()[0];
  const [span] =
    first === undefined ? [] : (await db.execute<{ days: number }>(sql`select ${today} - ${first}::date + 1 as days`)).rows;
  return {
    days: span?.days ?? 0,
    variants: rows.map(({ variant, seen, clicked, signedUp, deposited }) => ({ variant, seen, clicked, signedUp, deposited })),
  };
}
