import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { TournamentOrder, TournamentStatus } from "../../../schemas/api/tournaments";
import type { Queryable } from "../../platform/plugins/database";
import { prizesOf } from "./standings";
import { type tournamentPrizes, tournaments } from "./tables";

export type TournamentRow = typeof tournaments.$inferSelect;
export type PrizeRow = typeof tournamentPrizes.$inferSelect;

export interface TournamentQuery {
  status: TournamentStatus | undefined;
  tournamentItemId: number | undefined;
  orderBy: TournamentOrder | undefined;
  sort: "asc" | "desc";
  locale?: string | undefined;
  limit: number;
  offset: number;
}

export function statusAt(
  { startAt, endAt, cancelledAt }: Pick<TournamentRow, "startAt" | "endAt"> & Partial<Pick<TournamentRow, "cancelledAt">>,
  now: Date,
): TournamentStatus {
  if (cancelledAt) return "CANCELLED";
  return now < startAt ? "UPCOMING" : now < endAt ? "IN-PROGRESS" : "FINISHED";
}

/** A page of tournaments with their prizes from the first place on, and how many there are in all. One that was called off is given where it is asked for. */
export async function listTournaments(db: Queryable, query: TournamentQuery, now: Date) {
  const where = and(
    query.status ? hasStatus(query.status, now) : query.tournamentItemId ? undefined : isNull(tournaments.cancelledAt),
    query.tournamentItemId ? eq(tournaments.id, query.tournamentItemId) : undefined,
  );
  const rows = await db
    .select()
    .from(tournaments)
    .where(where)
    .orderBy(...orderOf(query, now))
    .limit(query.limit)
    .offset(query.offset);
  const [total] = await db.select({ count: count() }).from(tournaments).where(where);
  const ids = rows.map(({ id }) => id);
  const prizes = ids.length === 0 ? [] : await prizesOf(db, ids);
  return {
    count: total?.count ?? 0,
    rows: rows.map((row) => ({ row, prizes: prizes.filter(({ tournamentId }) => tournamentId === row.id) })),
  };
}

const { startAt, endAt, cancelledAt } = tournaments;

function hasStatus(status: TournamentStatus, now: Date): SQL | undefined {
  if (status === "CANCELLED") return isNotNull(cancelledAt);
  const at = sql`${now.toISOString()}::timestamptz`;
  const during =
    status === "UPCOMING"
      ? sql`${startAt} > ${at}`
      : status === "FINISHED"
        ? sql`${endAt} <= ${at}`
        : sql`${startAt} <= ${at} and ${endAt} > ${at}`;
  return and(isNull(cancelledAt), during);
}

/** Running ones by their end, then coming ones by their start, then finished ones, the latest first. */
function orderOf({ orderBy, sort, locale = "en" }: TournamentQuery, now: Date): SQL[] {
  const direction = sort === "asc" ? asc : desc;
  const at = now.toISOString();
  const status = sql`case when ${endAt} <= ${at} then 2 when ${startAt} > ${at} then 1 else 0 end`;
  const orders: Record<TournamentOrder, SQLWrapper> = {
    ...{ startAt, endAt, status, tournamentItemId: tournaments.id },
    name: sql`lower(coalesce(nullif(${tournaments.name} ->> ${locale}::text, ''), ${tournaments.name} ->> 'en', ''))`,
  };
  if (orderBy) return [direction(orders[orderBy]), asc(tournaments.id)];
  return [
    status,
    sql`case when ${endAt} <= ${at} then -extract(epoch from ${endAt}) when ${startAt} > ${at} then extract(epoch from ${startAt}) else extract(epoch from ${endAt}) end`,
    asc(tournaments.id),
  ];
}
