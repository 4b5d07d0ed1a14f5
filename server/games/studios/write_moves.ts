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
  /** A round that begins, or one as a win leaves it. */
  round: { isNew: true; row: NewRound } | { isNew: false; row: RoundRow; ends: boolean; amount: number };
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

/** What is unique is written by its id, so that two groups never wait for each other in a circle. */
const statementOf = statement<Written & { id: string }>(
  () => sql`
    with r as materialized (select * from ${list("rounds")} as r(id text, game_session_id text, user_id integer, game_id integer,
      currency_code text, bet bigint, base_bet bigint, outcome json, rate numeric, edge integer, points bigint, edge_total bigint,
      partner text, partner_round text)),
    p as materialized (select * from ${list("paid")} as p(id text, game_session_id text, user_id integer, currency_code text, state text,
      amount bigint, payout bigint, base_payout bigint, multiplier float8, ends boolean)),
    e as materialized (select * from ${list("entries")} as e(place integer, reference text, account text, owner integer,
      currency_code text, amount bigint)),
    c as materialized (
      select game_session_id, user_id, currency_code, bet, 0::bigint as won, 1 as rounds from r
      union all select game_session_id, user_id, currency_code, 0, amount, 0 from p),
    spent as (update users u set total_spend = u.total_spend + r.bet, loyalty_points = u.loyalty_points + r.points,
      edge_total = u.edge_total + r.edge_total from r where u.id = r.user_id),
    round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, choice, outcome, created_at, rate, edge, points)
      select id, game_session_id, user_id, game_id, false, 'open', currency_code, bet, 0, 0, base_bet, 0, 0, '{}', outcome, clock_timestamp(),
        rate, edge, points from r order by id
      returning id, number, created_at),
    paid_rounds as (update rounds o set state = p.state, payout = p.payout, base_payout = p.base_payout, multiplier = p.multiplier,
      settled_at = case when p.ends then clock_timestamp() else o.settled_at end from p where o.id = p.id),
    counted as (update game_sessions g set rounds = g.rounds + c.rounds, wagered = g.wagered + c.bet, won = g.won + c.won,
      last_seen_at = now() from c where g.id = c.game_session_id),
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

/**
 * All that calls of different players change, as one statement that is not sent yet. Each call's session, account and wallet, and the round of a win,
 * are held by the transaction, and no bonus has a part in it. What one of them may not do, none does. Answers the rounds that began.
 */
export function writingMoves(calls: readonly AnsweredCall[]): Sending<Written & { id: string }> {
  const moves = calls.flatMap(({ move }) => move ?? []);
  const rounds = moves.flatMap(({ round: { isNew, row }, movement }) =>
    isNew
      ? {
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
          partner: movement.partner,
          partner_round: movement.round,
        }
      : [],
  );
  const paid = moves.flatMap(({ round }) =>
    round.isNew
      ? []
      : {
          id: round.row.id,
          game_session_id: round.row.gameSessionId,
          user_id: round.row.userId,
          currency_code: round.row.currencyCode,
          state: round.row.state,
          amount: round.amount,
          payout: round.row.payout,
          base_payout: round.row.basePayout,
          multiplier: round.row.multiplier,
          ends: round.ends,
        },
  );
  const entries = moves.flatMap(({ round, entries: own }) =>
    own.map(({ account, userId: owner, currencyCode, amount }) => {
      return { reference: `round:${round.row.id}`, account, owner, currency_code: currencyCode, amount };
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
    entries: JSON.stringify(entries.map((entry, place) => ({ place, ...entry }))),
    movements: JSON.stringify(movements),
    requests: JSON.stringify(requests),
  });
}
