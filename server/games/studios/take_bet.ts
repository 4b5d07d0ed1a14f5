import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../../accounts/users/tokens";
import { countPlayed } from "../../care/limits/played_hours";
import { readLimitsOfPlay } from "../../care/limits/require_within";
import { bookingMore } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import type { MovementCall } from "../../outside/studios/calls";
import type { Outcome } from "../../outside/studios/wallet_result";
import { inOneGo } from "../../platform/database/builder";
import { send, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { RoundRow } from "../play/round_answer";
import { type NewRound, writeRound } from "../play/write_round";
import { findPartnerGame, type Held, holdRoundOf } from "./held";
import { payRound } from "./pay_round";
import { type PreparedStudioBet, prepareStudioBet } from "./prepare_studio_bet";
import { writeMovement } from "./write_movement";

/** Takes a bet, once its player is held and nothing is known of it. */
export async function takeBet(
  app: Pick<FastifyInstance, "rateOf" | "settings">,
  tx: Queryable,
  partner: string,
  held: Held,
  call: MovementCall,
  isTakenBack: boolean,
): Promise<{ outcome: Outcome; round?: RoundRow }> {
  const [game, known, limits] = await inOneGo(tx, () => [
    findPartnerGame(tx, partner, call.gameId),
    holdRoundOf(tx, { partner, userId: held.user.id, round: call.round }),
    readLimitsOfPlay(tx, hashToken(call.token)),
  ]);
  const judged = await prepareStudioBet(app, tx, partner, held, call, { game, known, limits, isTakenBack });
  if (judged.refused !== null) return { outcome: judged.refused };
  const { bet } = judged;
  const round = bet.round.isNew ? await beginRound(tx, bet, bet.round.row) : await betMore(tx, bet, bet.round.row);
  if (!call.closesRound) return { outcome: "done", round };
  return { outcome: "done", round: (await payRound(tx, round, { amount: 0, closes: true })).row };
}

const rememberRound = statement(
  () => sql`insert into studio_rounds (partner, user_id, round, round_id)
    values (${sql.placeholder("partner")}, ${sql.placeholder("userId")}, ${sql.placeholder("round")}, ${sql.placeholder("roundId")})
    on conflict (partner, user_id, round) do update set round_id = excluded.round_id`,
);

async function beginRound(
  tx: Queryable,
  { session: { demoBalance }, entries, movement }: PreparedStudioBet,
  row: NewRound,
): Promise<RoundRow> {
  const { partner, userId, round } = movement;
  const [written] = await inOneGo(tx, () => [
    writeRound(tx, row, { demoBalance, entries, progress: null }),
    send(tx, rememberRound({ partner, userId, round, roundId: row.id })),
    writeMovement(tx, movement),
  ]);
  return { ...row, ...written };
}

/** One more bet on a round that is open: the rest of its chips. */
async function betMore(
  tx: Queryable,
  { session, made, entries, movement }: PreparedStudioBet,
  next: RoundRow,
): Promise<RoundRow> {
  const player = { userId: movement.userId, currencyCode: next.currencyCode };
  await tx.execute(sql`
    with round as (update rounds set bet = ${next.bet}, bonus_bet = ${next.bonusBet}, base_bet = ${next.baseBet}, points = ${next.points},
      bonus_wager = ${next.bonusWager}, bonus_id = ${next.bonusId}::integer where id = ${next.id}),
    counted as (update game_sessions set wagered = wagered + ${made.bet}, last_seen_at = now() where id = ${session.id}),
    spent as (update users set total_spend = total_spend + ${made.bet}, loyalty_points = loyalty_points + ${made.points},
      edge_total = edge_total + ${toBase(made.bet - made.bonusBet, next) * next.edge} where id = ${player.userId}),
    hours as (${countPlayed({ ...player, bet: made.bet, payout: 0, rounds: 0 })})
    select ${entries.length > 0 ? bookingMore(`round:${next.id}`, entries) : sql`null`} as booked`);
  await writeMovement(tx, movement);
  return next;
}
