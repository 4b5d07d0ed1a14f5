import { sql } from "drizzle-orm";
import type { PointsOfDay } from "../../../schemas/api/loyalty";
import { millionths } from "../../../schemas/loyalty_rules";
import { periodOf } from "../../care/limits/periods";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";

/** Points are shown with two decimals (L-5.26); what is less is not there yet. */
export const shownPoints = (points: number): number => Math.floor(points / (millionths / 100)) / 100;

/** What each game brought on each of the last days, by the player's clocks, the newest first. */
export async function readPoints(db: Queryable, userId: number, { days, zone, now }: { days: number; zone: string; now: Date }) {
  let since = periodOf("daily", now, zone).start;
  for (let back = 1; back < days; back += 1) since = periodOf("daily", new Date(since.getTime() - 1), zone).start;
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select to_char(r.settled_at at time zone ${zone}, 'YYYY-MM-DD') as date, g.identifier, g.name, r.currency_code,
      sum(r.bet - r.bonus_bet) as bet, sum(r.points) as points,
      sum((r.bet - r.bonus_bet) * r.edge)::float8 / nullif(sum(r.bet - r.bonus_bet), 0) / 100 as edge, max(r.number) as newest
    from rounds r join games g on g.id = r.game_id
    where r.user_id = ${userId} and r.state = 'settled' and not r.is_demo and r.points > 0 and r.settled_at >= ${from}
    group by 1, 2, 3, 4 order by 1 desc, newest desc limit 500`);
  const { rows: older } =
    await db.execute(sql`select 1 from rounds where user_id = ${userId} and state = 'settled' and not is_demo
    and points > 0 and settled_at < ${from} limit 1`);
  return { rows: rows.map(toRow), hasOlder: older.length > 0 };
}

type Row = Record<"date" | "identifier" | "name" | "currency_code" | "bet" | "points" | "edge", string>;

const toRow = (row: Row): PointsOfDay => ({
  date: row.date,
  game: { identifier: row.identifier, name: row.name },
  bet: toDecimal(Number(row.bet), row.currency_code),
  currencyCode: row.currency_code,
  edge: Math.round(Number(row.edge) * 100) / 100,
  points: shownPoints(Number(row.points)),
});

/** The games that somebody bet on last with cash, and after them the best known ones, with what each keeps: to try the formula with. */
export async function readFormulaGames(db: Queryable, userId: number | null) {
  const { rows } = await db.execute<{ identifier: string; name: string; edge: number }>(sql`
    with own as (select game_id, max(number) as newest from (select game_id, number from rounds
      where user_id = ${userId} and state = 'settled' and not is_demo and points > 0 order by number desc limit 200) r group by game_id)
    select g.identifier, g.name, (10000 - g.return_to_player) / 100.0::float8 as edge
    from games g left join own on own.game_id = g.id
    where g.return_to_player < 10000 and (own.game_id is not null or g.client is not null)
    order by own.newest desc nulls last, g.popularity desc, g.id limit 3`);
  return rows.map(({ identifier, name, edge }) => ({ identifier, name, edge: Number(edge) }));
}
