import { sql, type SQL } from "drizzle-orm";
import { assetRoot } from "../../../schemas/asset_root";
import type { CasinoTransaction } from "../../../schemas/api/payments/history";
import { containing, inPeriod, type Period } from "../../money/payments/history/period";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";

export interface MovementFilter extends Period {
  search?: string | undefined;
  actionType?: CasinoTransaction["actionType"] | undefined;
}

/**
 * What games took from and gave to a wallet, as its entries in the ledger say: one row per stake, a raise among them, and per win of a
 * round, of cash and bonus money together.
 */
function movements(userId: number, currencyCode: string, { search, actionType, ...period }: MovementFilter): SQL {
  const when = inPeriod(sql`e.created_at`, period);
  const words = search?.trim();
  return sql`
    select * from (
      select max(e.id) as id, t.kind, e.amount > 0 as is_in, sum(e.amount) as amount, max(e.created_at) as at,
        coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0) as bonus, r.id as round_id,
        coalesce(r.state <> 'open' and g.client <> 'studio', false) as has_page, g.id as game_id, g.name as game_name,
        g.identifier, p.name as provider_name,
        case when t.kind = 'jackpot' then 'jackpot' when e.amount < 0 then 'bet' when r.state = 'void' then 'round_void' else 'win' end as action
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      left join rounds r on r.id = case when t.kind = 'round' then substr(t.reference, 7) else split_part(t.reference, ':', 4) end
      left join games g on g.id = r.game_id
      left join providers p on p.id = g.provider_id
      where e.user_id = ${userId} and e.currency_code = ${currencyCode} and e.account in ('cash', 'bonus')
        and t.kind in ('round', 'jackpot') and e.amount <> 0 ${sql.join(when.map((each) => sql` and ${each}`))}
      group by t.id, t.kind, e.created_at, e.amount > 0, e.amount < 0, r.id, g.id, p.id) as moved
    where true ${actionType === undefined ? sql`` : sql` and action = ${actionType}`}
      ${words ? sql` and (game_name ilike ${containing(words)} or provider_name ilike ${containing(words)})` : sql``}`;
}

interface MovementRow extends Record<string, unknown> {
  id: string;
  action: CasinoTransaction["actionType"];
  amount: string;
  bonus: string;
  after: string;
  at: string;
  round_id: string | null;
  has_page: boolean;
  game_id: number | null;
  game_name: string | null;
  identifier: string | null;
  provider_name: string | null;
}

export async function listMovements(
  db: Queryable,
  {
    userId,
    currencyCode,
    filter,
    limit,
    offset,
  }: { userId: number; currencyCode: string; filter: MovementFilter; limit: number; offset: number },
): Promise<CasinoTransaction[]> {
  const { rows } = await db.execute<MovementRow>(sql`
    select page.*, (select coalesce(sum(x.amount), 0) from ledger_entries x where x.user_id = ${userId} and x.currency_code = ${currencyCode}
      and x.account in ('cash', 'bonus') and x.id <= page.id) as after
    from (${movements(userId, currencyCode, filter)} order by id desc limit ${limit} offset ${offset}) as page order by id desc`);
  const money = (amount: number) => toDecimal(amount, currencyCode);
  return rows.map((row) => ({
    casinoTransactionId: Number(row.id),
    actionType: row.action,
    roundId: row.round_id,
    hasRoundPage: row.has_page,
    gameId: row.game_id,
    gameName: row.game_name ?? "",
    gameIdentifier: row.identifier,
    gameImageUrl: row.identifier === null ? null : `${assetRoot}/games/${row.identifier}-square.avif`,
    providerName: row.provider_name,
    beforeBalance: money(Number(row.after) - Number(row.amount)),
    amount: money(Number(row.amount)),
    afterBalance: money(Number(row.after)),
    nonCashAmount: money(Number(row.bonus)),
    currencyCode,
    updatedAt: new Date(row.at).toISOString(),
  }));
}

export async function movementTotals(db: Queryable, userId: number, currencyCode: string, filter: MovementFilter) {
  const { rows } = await db.execute<{ count: number; bets: string; wins: string; rounds: number }>(sql`
    select count(*)::integer as count, coalesce(-sum(amount) filter (where action = 'bet'), 0) - coalesce(sum(amount) filter (where action = 'round_void'), 0) as bets,
      coalesce(sum(amount) filter (where action in ('win', 'jackpot')), 0) as wins, (count(distinct round_id) filter (where action = 'bet'))::integer as rounds
    from (${movements(userId, currencyCode, filter)}) as all_of_them`);
  const { count = 0, bets = "0", wins = "0", rounds = 0 } = rows[0] ?? {};
  return {
    count,
    totals: { currencyCode, bets: toDecimal(Number(bets), currencyCode), wins: toDecimal(Number(wins), currencyCode), rounds },
  };
}
