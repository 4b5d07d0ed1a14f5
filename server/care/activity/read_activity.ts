import { sql } from "drizzle-orm";
import type { Activity, ActivityPeriod, ActivityRow } from "../../../schemas/api/activity";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";

const day = 86_400_000;
const units = { day: "day", week: "week", month: "month", always: "year" } as const;
const counts = { day: 30, week: 12, month: 12, always: 100 } as const;

/** A day without a zone as milliseconds: calendars have no hours that summer takes away. */
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function step(period: ActivityPeriod, from: number, count: number): number {
  const date = new Date(from);
  if (period === "day") return from + count * day;
  if (period === "week") return from + count * 7 * day;
  if (period === "month") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  return Date.UTC(date.getUTCFullYear() + count, 0, 1);
}

/** The spans that are told, the newest last: none before the one in which the account was opened. */
export function spansOf(period: ActivityPeriod, opened: string, today: string): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (let from = dayOf(today); spans.length < counts[period]; from = step(period, from, -1)) {
    const to = step(period, from, 1) - day;
    spans.unshift({ from: textOf(from), to: textOf(to) });
    if (from <= dayOf(opened)) break;
  }
  return spans;
}

interface Account {
  userId: number;
  currencyCode: string;
}

/** What somebody paid in and out, bet and won, by calendar spans of their time zone: the sums of the ledger's entries of their money. */
export async function readActivity(
  db: Queryable,
  { userId, currencyCode }: Account,
  period: ActivityPeriod,
  zone: string,
): Promise<Pick<Activity, "rows" | "total">> {
  const unit = units[period];
  const start = (instant: ReturnType<typeof sql>) =>
    sql`to_char(date_trunc(${unit}, ${instant} at time zone ${zone}), 'YYYY-MM-DD')`;
  const [sums, played, edges] = [
    await db.execute<{ at: string; deposits: string; withdrawals: string; bets: string; wins: string }>(sql`
      select ${start(sql`e.created_at`)} as at,
        coalesce(sum(e.amount) filter (where t.kind = 'deposit' and e.account = 'cash'), 0)::bigint as deposits,
        coalesce(-sum(e.amount) filter (where t.kind = 'withdrawal' and e.account = 'cash'), 0)::bigint as withdrawals,
        coalesce(-sum(e.amount) filter (where t.kind = 'round' and e.amount < 0), 0)::bigint as bets,
        coalesce(sum(e.amount) filter (where t.kind in ('round', 'jackpot') and e.amount > 0), 0)::bigint as wins
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.user_id = ${userId} and e.currency_code = ${currencyCode} and e.account in ('cash', 'bonus')
        and t.kind in ('deposit', 'withdrawal', 'round', 'jackpot')
      group by 1`),
    await db.execute<{ at: string; ms: string }>(sql`
      select ${start(sql`hour`)} as at, sum(milliseconds)::bigint as ms from played_hours where user_id = ${userId} group by 1`),
    await db.execute<{ opened: string; today: string }>(sql`
      select ${start(sql`least(u.created_at, (select min(created_at) from ledger_entries where user_id = u.id))`)} as opened,
        ${start(sql`now()`)} as today from users u where u.id = ${userId}`),
  ];
  const money = new Map(sums.rows.map((row) => [row.at, row]));
  const time = new Map(played.rows.map(({ at, ms }) => [at, Number(ms)]));
  const { opened = "1970-01-01", today = opened } = edges.rows[0] ?? {};
  const told = spansOf(period, opened, today).map(({ from, to }) => {
    const row = money.get(from);
    const of = (name: "deposits" | "withdrawals" | "bets" | "wins") => Number(row?.[name] ?? 0);
    const [deposits, withdrawals, bets, wins] = [of("deposits"), of("withdrawals"), of("bets"), of("wins")];
    return { from, to, deposits, withdrawals, net: withdrawals - deposits, bets, wins, minutes: (time.get(from) ?? 0) / 60_000 };
  });
  const all = (name: keyof Omit<ActivityRow, "from" | "to">) => told.reduce((sum, row) => sum + row[name], 0);
  const decimals = <Row extends Omit<ActivityRow, "from" | "to">>(row: Row): Row => ({
    ...row,
    deposits: toDecimal(row.deposits, currencyCode),
    withdrawals: toDecimal(row.withdrawals, currencyCode),
    net: toDecimal(row.net, currencyCode),
    bets: toDecimal(row.bets, currencyCode),
    wins: toDecimal(row.wins, currencyCode),
    minutes: Math.round(row.minutes),
  });
  return {
    rows: told.map(decimals),
    total: decimals({
      deposits: all("deposits"),
      withdrawals: all("withdrawals"),
      net: all("net"),
      bets: all("bets"),
      wins: all("wins"),
      minutes: all("minutes"),
    }),
  };
}
