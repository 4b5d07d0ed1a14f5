import { sql } from "drizzle-orm";
import { countPlayed } from "../../care/limits/played_hours";
import { bookingEach } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import { type Sending, statement } from "../../platform/database/statements";
import type { Changes, NewRound, Written } from "./write_round";

type WrittenOne = Written & { id: string };

const counted = {
  userId: sql`m.user_id`,
  currencyCode: sql`m.currency_code`,
  bet: sql`m.bet`,
  payout: sql`m.payout`,
  rounds: 1,
} as const;

/** As `writingOf` one, but for any number of rounds and with nothing of bonuses; rows are found by lists of their keys, as in write_moves.ts of studios. */
const statementOf = statement<WrittenOne>(
  () => sql`
    with r as materialized (select * from json_to_recordset(${sql.placeholder("rounds")}::json) as r(id text, game_session_id text,
      user_id integer, game_id integer, is_demo boolean, state text, currency_code text, bet bigint, bonus_bet bigint, payout bigint,
      base_bet bigint, base_payout bigint, multiplier float8, seed_id bigint, nonce integer, choice json, outcome json, rate numeric,
      edge integer, points bigint, edge_total bigint, demo_balance bigint)),
    m as materialized (select * from r where not is_demo),
    e as materialized (select * from json_to_recordset(${sql.placeholder("entries")}::json) as e(place integer, reference text,
      account text, owner integer, currency_code text, amount bigint)),
    spent as (update users u set total_spend = u.total_spend + m.bet, loyalty_points = u.loyalty_points + m.points,
      edge_total = u.edge_total + m.edge_total from m where u.id = m.user_id and u.id = any(array(select user_id from m))),
    round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, seed_id, nonce, choice, outcome, created_at, settled_at, rate, edge, points)
      select id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet, base_payout, multiplier,
        seed_id, nonce, choice, coalesce(outcome, 'null'), clock_timestamp(), case when state = 'settled' then clock_timestamp() end, rate,
        edge, points from r
      returning id, number, created_at),
    used as (update seeds s set nonce = s.nonce + 1 from r where s.id = r.seed_id and s.id = any(array(select seed_id from r))),
    counted as (update game_sessions g set rounds = g.rounds + 1, wagered = g.wagered + r.bet, won = g.won + r.payout,
      demo_balance = r.demo_balance, last_seen_at = now() from r where g.id = r.game_session_id
      and g.id = any(array(select game_session_id from r))),
    played as (insert into played_games (user_id, game_id) select user_id, game_id from r where user_id is not null
      on conflict (user_id, game_id) do update set at = now()),
    hours as (${countPlayed(counted, sql`clock_timestamp()`, sql`m, `)}),
    due as (select 'round:' || id as reference from m),
    ${bookingEach("round", { transactions: sql`due`, entries: sql`e` })}
    select id, number, created_at from round`,
);

/**
 * All that bets of different players change, as one statement that is not sent yet. Each bet's session, seed, account and wallet are held by the
 * transaction, and no bonus has a part in it. What one of them may not do, none does.
 */
export function writingOfAll(rounds: readonly { row: NewRound; changes: Changes }[]): Sending<WrittenOne> {
  const list = rounds.map(({ row, changes: { demoBalance } }) => ({
    id: row.id,
    game_session_id: row.gameSessionId,
    user_id: row.userId,
    game_id: row.gameId,
    is_demo: row.isDemo,
    state: row.state,
    currency_code: row.currencyCode,
    bet: row.bet,
    bonus_bet: row.bonusBet,
    payout: row.payout,
    base_bet: row.baseBet,
    base_payout: row.basePayout,
    multiplier: row.multiplier,
    seed_id: row.seedId,
    nonce: row.nonce,
    choice: row.choice,
    outcome: row.outcome,
    rate: row.rate,
    edge: row.edge,
    points: row.points,
    edge_total: toBase(row.bet - row.bonusBet, row) * row.edge,
    demo_balance: demoBalance,
  }));
  const entries = rounds.flatMap(({ row, changes }) =>
    (changes.entries ?? []).map(({ account, userId: owner, currencyCode, amount }) => ({
      reference: `round:${row.id}`,
      account,
      owner,
      currency_code: currencyCode,
      amount,
    })),
  );
  return statementOf({
    rounds: JSON.stringify(list),
    entries: JSON.stringify(entries.map((entry, place) => ({ place, ...entry }))),
  });
}
