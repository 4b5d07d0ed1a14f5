import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { timeframes, type Timeframe } from "../../../schemas/limits";
import type { Queryable } from "../../platform/plugins/database";
import type { Done, DoneIn } from "./left_of";
import type { Span } from "./periods";

interface Played {
  userId: number;
  currencyCode: string;
  bet: number;
  payout: number;
  rounds: 0 | 1;
}

/** After so long without a bet or a win nobody is playing. */
const restMinutes = 5;

/** Part of a statement: counts what was bet and paid. Whoever calls holds the wallet. What stands in rows `of` a table, each of a player, is counted at once. */
export const countPlayed = (
  { userId, currencyCode, bet, payout, rounds }: { [Key in keyof Played]: Played[Key] | Placeholder | SQL },
  at: SQL = sql`clock_timestamp()`,
  of: SQL = sql``,
): SQL => sql`
  insert into played_hours as kept (user_id, currency_code, hour, bets, wins, rounds, milliseconds, last_at)
  select ${userId}::integer, ${currencyCode}::text, date_trunc('hour', moment.at, 'UTC'), ${bet}::bigint, ${payout}::bigint, ${rounds}::integer,
    coalesce((select round(extract(epoch from moment.at - last_at) * 1000)::bigint from played_hours
      where user_id = ${userId}::integer and currency_code = ${currencyCode} and last_at > moment.at - make_interval(mins => ${restMinutes}) and last_at < moment.at
      order by hour desc limit 1), 0), moment.at
  from ${of}(select ${at} as at) as moment
  on conflict (user_id, currency_code, hour) do update set bets = kept.bets + excluded.bets, wins = kept.wins + excluded.wins,
    rounds = kept.rounds + excluded.rounds, milliseconds = kept.milliseconds + excluded.milliseconds, last_at = greatest(kept.last_at, excluded.last_at)`;

/** Part of a statement: takes back what a round that became void counted when it was bet. */
export const uncountPlayed = ({
  userId,
  currencyCode,
  bet,
  at,
}: Pick<Played, "userId" | "currencyCode" | "bet"> & { at: Date }): SQL =>
  sql`update played_hours set bets = bets - ${bet}::bigint, rounds = rounds - 1
    where user_id = ${userId} and currency_code = ${currencyCode} and hour = date_trunc('hour', ${at.toISOString()}::timestamptz, 'UTC')`;

/**
 * What an account bet, won and how long it played since each period began. An hour that a period begins within counts as a whole, so that
 * no zone's odd half hour lets more through.
 */
export async function playedIn(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode }: { userId: number; currencyCode: string },
  periods: Record<Timeframe, Span>,
): Promise<DoneIn> {
  const since = (name: Timeframe) => sql`hour > ${periods[name].start.toISOString()}::timestamptz - interval '1 hour'`;
  const sums = timeframes.flatMap((name) => [
    sql`coalesce(sum(bets) filter (where ${since(name)} and currency_code = ${currencyCode}), 0)::bigint as ${sql.raw(`bets_${name}`)}`,
    sql`coalesce(sum(wins) filter (where ${since(name)} and currency_code = ${currencyCode}), 0)::bigint as ${sql.raw(`wins_${name}`)}`,
    sql`coalesce(sum(milliseconds) filter (where ${since(name)}), 0)::bigint as ${sql.raw(`time_${name}`)}`,
  ]);
  const earliest = timeframes.map((name) => periods[name].start.getTime()).reduce((one, other) => Math.min(one, other));
  const { rows } = await db.execute<Record<string, string>>(sql`select ${sql.join(sums, sql`, `)} from played_hours
    where user_id = ${userId} and hour > ${new Date(earliest).toISOString()}::timestamptz - interval '1 hour'`);
  const of = (name: string) => Number(rows[0]?.[name] ?? 0);
  const done = (name: Timeframe): Done => ({
    deposits: 0,
    withdrawals: 0,
    bets: of(`bets_${name}`),
    wins: of(`wins_${name}`),
    minutes: of(`time_${name}`) / 60_000,
  });
  return { daily: done("daily"), weekly: done("weekly"), monthly: done("monthly") };
}

/** Counts what was played before there was anything to count it, with the time between bets as it counts for any: the demo's past, of one player or of all. */
export const countAllPlayed = (db: Pick<Queryable, "execute">, userId?: number) =>
  db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, milliseconds, last_at)
    select user_id, currency_code, date_trunc('hour', created_at, 'UTC'), sum(bet), sum(payout), count(*),
      coalesce(sum(round(extract(epoch from created_at - before) * 1000)) filter (where before > created_at - make_interval(mins => ${restMinutes}::integer)), 0),
      max(created_at)
    from (select *, lag(created_at) over (partition by user_id, currency_code order by created_at) as before from rounds
      where not is_demo and state <> 'void' and ${userId === undefined ? sql`user_id in (select id from users)` : sql`user_id = ${userId}`}) as played
    group by 1, 2, 3`);
