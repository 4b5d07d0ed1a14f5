import { sql } from "drizzle-orm";
import { countPlayed } from "../../care/limits/played_hours";
import { bookingEach, type Entry } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import type { WalletResult } from "../../outside/studios/wallet_result";
import { type Sending, statement } from "../../platform/database/statements";
import type { RoundRow } from "../play/round_answer";
import type { NewRound, Written } from "../play/write_round";
import type { Movement } from "./write_movement";

/** What a call of a group changes besides its answer, which is written of each. */
export interface Move {
  movement: Movement;
  entries: readonly Entry[];
  /** A round that begins, or one as the call leaves it: a win, or a rollback that takes back its bet, which it names. Null where none changes. */
  round: { isNew: true; row: NewRound } | ChangedRound | null;
}
interface ChangedRound {
  isNew: false;
  row: RoundRow;
  ends: boolean;
  amount: number;
  takenBack?: string;
}
export interface AnsweredCall {
  partner: string;
  requestId: string;
  fingerprint: string;
  result: WalletResult;
  move: Move | null;
}

const counted = {
  userId: sql`c.user_id`,
  currencyCode: sql`c.currency_code`,
  bet: sql`c.bet`,
  payout: sql`c.won`,
  rounds: sql`c.rounds`,
} as const;
const list = (name: string) => sql`json_to_recordset(${sql.placeholder(name)}::json)`;

/**
 * What is unique is written by its id, so that two groups never wait for each other in a circle. Rows are found by lists of their keys too: by the join
 * alone a table that was small when the statement was planned is read as a whole (docs/decisions/rounds_and_money.md).
 */
const statementOf = statement<Written & { id: string }>(
  () => sql`
    with r as materialized (select * from ${list("rounds")} as r(id text, game_session_id text, user_id integer, game_id integer,
      currency_code text, bet bigint, base_bet bigint, outcome json, rate numeric, edge integer, points bigint, edge_total bigint,
      partner text, partner_round text)),
    p as materialized (select * from ${list("paid")} as p(id text, game_session_id text, user_id integer, currency_code text, state text,
      amount bigint, payout bigint, base_payout bigint, multiplier float8, ends boolean)),
    v as materialized (select * from ${list("voided")} as v(id text, game_session_id text, user_id integer, currency_code text, bet bigint,
      points bigint, edge_total bigint, at timestamptz, partner text, transaction_id text)),
    e as materialized (select * from ${list("entries")} as e(place integer, reference text, account text, owner integer,
      currency_code text, amount bigint)),
    c as materialized (
      select game_session_id, user_id, currency_code, bet, 0::bigint as won, 1 as rounds from r
      union all select game_session_id, user_id, currency_code, 0, amount, 0 from p),
    spent as (update users u set total_spend = u.total_spend + r.bet, loyalty_points = u.loyalty_points + r.points,
      edge_total = u.edge_total + r.edge_total from r where u.id = r.user_id and u.id = any(array(select user_id from r))),
    returned as (update users u set total_spend = greatest(0, u.total_spend - v.bet),
      loyalty_points = greatest(0, u.loyalty_points - v.points), edge_total = greatest(0, u.edge_total - v.edge_total) from v where u.id = v.user_id and u.id = any(array(select user_id from v))),
    voided_rounds as (update rounds o set state = 'void', payout = 0, base_payout = 0, multiplier = 0, settled_at = clock_timestamp()
      from v where o.id = v.id and o.id = any(array(select id from v))),
    marked as (update studio_movements m set is_rolled_back = true from v where m.partner = v.partner
      and m.transaction_id = v.transaction_id and m.partner = any(array(select partner from v)) and m.transaction_id = any(array(select transaction_id from v))),
    uncounted as (update played_hours h set bets = h.bets - v.bet, rounds = h.rounds - 1 from v
      where h.user_id = v.user_id and h.user_id = any(array(select user_id from v)) and h.currency_code = v.currency_code and h.hour = date_trunc('hour', v.at, 'UTC')),
    round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, choice, outcome, created_at, rate, edge, points)
      select id, game_session_id, user_id, game_id, false, 'open', currency_code, bet, 0, 0, base_bet, 0, 0, '{}', outcome, clock_timestamp(),
        rate, edge, points from r order by id
      returning id, number, created_at),
    paid_rounds as (update rounds o set state = p.state, payout = p.payout, base_payout = p.base_payout, multiplier = p.multiplier,
      settled_at = case when p.ends then clock_timestamp() else o.settled_at end from p where o.id = p.id
      and o.id = any(array(select id from p))),
    counted as (update game_sessions g set rounds = g.rounds + c.rounds, wagered = g.wagered + c.bet, won = g.won + c.won,
      last_seen_at = now() from (select game_session_id, bet, won, rounds from c union all select game_session_id, -bet, 0, 0 from v) c
      where g.id = c.game_session_id and g.id = any(array(select game_session_id from c union all select game_session_id from v))),
    played as (insert into played_games (user_id, game_id) select user_id, game_id from r order by user_id, game_id
      on conflict (user_id, game_id) do update set at = now()),
    hours as (${countPlayed(counted, sql`clock_timestamp()`, sql`c, `)}),
    remembered as (insert into studio_rounds (partner, user_id, round, round_id) select partner, user_id, partner_round, id from r
      order by partner, user_id, partner_round on conflict (partner, user_id, round) do update set round_id = excluded.round_id),
    moved as (
      insert into studio_movements (partner, transaction_id, kind, user_id, game_id, round, round_id, currency_code, amount, cash, points,
        is_free, reference)
      select partner, transaction_id, kind, user_id, game_id, round, round_id, currency_code, amount, cash, points, is_free, reference
      from ${list("movements")} as v(partner text, transaction_id text, kind text, user_id integer, game_id integer, round text, round_id text,
        currency_code text, amount bigint, cash bigint, points bigint, is_free boolean, reference text) order by partner, transaction_id),
    answered as (
      insert into studio_requests (partner, request_id, fingerprint, result) select partner, request_id, fingerprint, result
      from ${list("requests")} as q(partner text, request_id text, fingerprint text, result json) order by partner, request_id),
    due as (select 'round:' || id as reference from r order by id),
    open_due as (select distinct reference from e where reference not in (select reference from due)),
    ${bookingEach("round", { transactions: sql`due`, more: sql`open_due`, entries: sql`e` })}
    select id, number, created_at from round`,
);

const newRound = (row: NewRound, { partner, round }: Movement) => ({
  id: row.id,
  game_session_id: row.gameSessionId,
  user_id: row.userId,
  game_id: row.gameId,
  currency_code: row.currencyCode,
  bet: row.bet,
  base_bet: row.baseBet,
  outcome: row.outcome,
  rate: row.rate,
  edge: row.edge,
  points: row.points,
  edge_total: toBase(row.bet, row) * row.edge,
  partner,
  partner_round: round,
});

const paidRound = ({ row, ends, amount }: ChangedRound) => ({
  id: row.id,
  game_session_id: row.gameSessionId,
  user_id: row.userId,
  currency_code: row.currencyCode,
  state: row.state,
  amount,
  payout: row.payout,
  base_payout: row.basePayout,
  multiplier: row.multiplier,
  ends,
});

const voidedRound = ({ row, takenBack, partner }: ChangedRound & { partner: string }) => ({
  id: row.id,
  game_session_id: row.gameSessionId,
  user_id: row.userId,
  currency_code: row.currencyCode,
  bet: row.bet,
  points: row.points,
  edge_total: toBase(row.bet, row) * row.edge,
  at: row.createdAt,
  partner,
  transaction_id: takenBack,
});

/**
 * All that calls of different players change, as one statement that is not sent yet. Each call's session, account and wallet, and the round of a win,
 * are held by the transaction, and no bonus has a part in it. What one of them may not do, none does. Answers the rounds that began.
 */
export function writingMoves(calls: readonly AnsweredCall[]): Sending<Written & { id: string }> {
  const moves = calls.flatMap(({ move }) => move ?? []);
  const rounds = moves.flatMap(({ round, movement }) => (round?.isNew ? newRound(round.row, movement) : []));
  const changed = moves.flatMap(({ round, movement }) => (round?.isNew === false ? { ...round, partner: movement.partner } : []));
  const paid = changed.filter(({ takenBack }) => takenBack === undefined).map(paidRound);
  const voided = changed.filter(({ takenBack }) => takenBack !== undefined).map(voidedRound);
  const entries = moves.flatMap(({ round, entries: own }) =>
    own.map(({ account, userId: owner, currencyCode, amount }) => {
      return { reference: `round:${round?.row.id}`, account, owner, currency_code: currencyCode, amount };
    }),
  );
  const movements = moves.map(({ movement: m }) => ({
    partner: m.partner,
    transaction_id: m.transactionId,
    kind: m.kind,
    user_id: m.userId,
    game_id: m.gameId,
    round: m.round,
    round_id: m.roundId,
    currency_code: m.currencyCode,
    amount: m.amount,
    cash: m.cash ?? 0,
    points: m.points ?? 0,
    is_free: m.isFree ?? false,
    reference: m.reference,
  }));
  const requests = calls.map(({ partner, requestId: request_id, fingerprint, result }) => {
    return { partner, request_id, fingerprint, result };
  });
  return statementOf({
    rounds: JSON.stringify(rounds),
    paid: JSON.stringify(paid),
    voided: JSON.stringify(voided),
    entries: JSON.stringify(entries.map((entry, place) => ({ place, ...entry }))),
    movements: JSON.stringify(movements),
    requests: JSON.stringify(requests),
  });
}
