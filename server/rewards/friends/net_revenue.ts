import { sql } from "drizzle-orm";
import type { FriendsLine } from "../../../schemas/api/referral";
import type { Span } from "../../care/limits/periods";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { giftReference } from "../loyalty/birthday";
import type { FriendsSum } from "./tables";

export interface FriendSum extends FriendsSum {
  friendId: number;
}

/**
 * What each of these accounts bet, won and got in bonuses in a span, per currency, in minor units. A bonus costs what it was worth less what burned of it: both
 * count when they happen. What they were paid for friends of their own costs nobody else.
 */
export async function playOf(
  db: Pick<Queryable, "execute">,
  friendIds: readonly number[],
  { start, end }: Span,
): Promise<FriendSum[]> {
  if (friendIds.length === 0) return [];
  const ids = sql`any(${sql.param([...friendIds])}::int[])`;
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${start.toISOString()}::timestamptz and ${sql.raw(column)} < ${end.toISOString()}::timestamptz`;
  const years = [...new Set([start, end].flatMap((at) => [at.getUTCFullYear() - 1, at.getUTCFullYear()]))];
  const gifts = friendIds.flatMap((id) => years.map((year) => giftReference(id, year)));
  const { rows } = await db.execute<Record<"user_id" | "currency_code" | "bets" | "wins" | "bonuses", string>>(sql`
    select user_id, currency_code, sum(bets) as bets, sum(wins) as wins, sum(bonuses) as bonuses from (
      select user_id, currency_code, bets, wins, 0::bigint as bonuses from played_hours where user_id = ${ids} and ${within("hour")}
      union all select user_id, currency_code, 0, 0, case when terms->'gives'->>'kind' = 'spins'
        then (terms->'gives'->>'count')::bigint * (terms->'gives'->>'stake')::bigint else amount end
        from player_bonuses where user_id = ${ids} and ${within("started_at")}
      union all select user_id, currency_code, 0, 0, -burned from player_bonuses where user_id = ${ids} and started_at is not null and ${within("ended_at")}
      union all select e.user_id, e.currency_code, 0, 0, e.amount from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'cash' where t.reference = any(${sql.param(gifts)}::text[]) and ${within("t.created_at")}
    ) parts group by user_id, currency_code order by user_id, currency_code`);
  return rows.map((row) => ({
    friendId: Number(row.user_id),
    currencyCode: row.currency_code,
    bets: Number(row.bets),
    wins: Number(row.wins),
    bonuses: Number(row.bonuses),
  }));
}

/** The friends of a month added up, each currency by itself. */
export function addUp(sums: readonly FriendSum[]): FriendsSum[] {
  const byCurrency = Map.groupBy(sums, ({ currencyCode }) => currencyCode);
  const total = (all: readonly FriendSum[], name: "bets" | "wins" | "bonuses") => all.reduce((sum, each) => sum + each[name], 0);
  return [...byCurrency].map(([currencyCode, all]) => ({
    currencyCode,
    bets: total(all, "bets"),
    wins: total(all, "wins"),
    bonuses: total(all, "bonuses"),
  }));
}

export const netOf = ({ bets, wins, bonuses }: Omit<FriendsSum, "currencyCode">): number => bets - wins - bonuses;

/** The player's part in minor units, cut off; a month below zero is nothing, and the next one knows nothing of it. `percent` in hundredths. */
export const shareOf = (sum: Omit<FriendsSum, "currencyCode">, percent: number): number =>
  Number((BigInt(Math.max(0, netOf(sum))) * BigInt(percent)) / 10_000n);

export function toLine(sum: FriendsSum, percent: number): FriendsLine {
  const { currencyCode, bets, wins, bonuses } = sum;
  const money = (minor: number) => toDecimal(minor, currencyCode);
  return {
    currencyCode,
    bets: money(bets),
    wins: money(wins),
    bonuses: money(bonuses),
    net: money(netOf(sum)),
    share: money(shareOf(sum, percent)),
  };
}
