import { and, eq, sql } from "drizzle-orm";
import { runningBonus } from "../../money/bonuses/bets";
import { bookingMore } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import type { Queryable } from "../../platform/plugins/database";
import { entriesOfPayout } from "../play/money_of_round";
import type { RoundRow } from "../play/round_answer";
import { settleRound } from "../play/settle_round";
import { holdRound, type MovementRow } from "./held";
import { studioMovements } from "./tables";

const markTakenBack = (tx: Queryable, { partner, transactionId }: MovementRow) =>
  tx
    .update(studioMovements)
    .set({ isRolledBack: true })
    .where(and(eq(studioMovements.partner, partner), eq(studioMovements.transactionId, transactionId)));

/**
 * Takes back a bet or a win of a partner, as it was booked. A round of which no bet is left counts as not played. Null where a win
 * is not there any more to be taken back.
 */
export async function takeBack(tx: Queryable, movement: MovementRow, funds: { cash: number; bonus: number }) {
  const row = await holdRound(tx, movement.roundId ?? "");
  if (movement.kind === "win" && (movement.cash > funds.cash || movement.bonus > funds.bonus)) return null;
  await markTakenBack(tx, movement);
  return movement.kind === "bet" ? giveBackBet(tx, row, movement) : takeBackWin(tx, row, movement);
}

async function giveBackBet(tx: Queryable, row: RoundRow, movement: MovementRow): Promise<RoundRow> {
  const { cash, bonus, points, bonusWager } = movement;
  const bet = cash + bonus;
  const left = await hasBetsLeft(tx, row, movement);
  if (row.state === "open" && !left && row.payout === 0 && row.bet === bet) {
    const { outcome, gameSessionId: sessionId } = row;
    return (await settleRound(tx, row, { state: "void", payout: 0, multiplier: 0, outcome, sessionId })).row;
  }
  const player = { userId: row.userId ?? 0, currencyCode: row.currencyCode };
  const isBonusOver = row.bonusId !== null && (await runningBonus(tx, row.bonusId)) === null;
  const entries = entriesOfPayout(player, { cash, bonus }, isBonusOver);
  const base = toBase(bet, row);
  const next: RoundRow = {
    ...row,
    bet: row.bet - bet,
    bonusBet: row.bonusBet - bonus,
    baseBet: Math.max(0, row.baseBet - base),
    points: Math.max(0, row.points - points),
    bonusWager: row.state === "open" ? Math.max(0, row.bonusWager - bonusWager) : row.bonusWager,
  };
  const multiplier = next.bet > 0 ? next.payout / next.bet : 0;
  await tx.execute(sql`
    with round as (update rounds set bet = ${next.bet}, bonus_bet = ${next.bonusBet}, base_bet = ${next.baseBet}, points = ${next.points},
      bonus_wager = ${next.bonusWager}, multiplier = ${multiplier} where id = ${row.id}),
    counted as (update game_sessions set wagered = greatest(0, wagered - ${bet}) where id = ${row.gameSessionId}),
    returned as (update users set total_spend = greatest(0, total_spend - ${bet}), loyalty_points = greatest(0, loyalty_points - ${points}),
      edge_total = greatest(0, edge_total - ${toBase(cash, row) * row.edge}) where id = ${player.userId}),
    hours as (update played_hours set bets = greatest(0, bets - ${bet}::bigint) where user_id = ${player.userId} and currency_code = ${row.currencyCode}
      and hour = date_trunc('hour', ${movement.createdAt.toISOString()}::timestamptz, 'UTC'))
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  return { ...next, multiplier };
}

async function takeBackWin(tx: Queryable, row: RoundRow, { cash, bonus, createdAt }: MovementRow): Promise<RoundRow> {
  const player = { userId: row.userId ?? 0, currencyCode: row.currencyCode };
  const entries = entriesOfPayout(player, { cash: -cash, bonus: -bonus });
  const won = cash + bonus;
  const payout = row.payout - won;
  const multiplier = row.bet > 0 ? payout / row.bet : 0;
  const basePayout = toBase(payout, row);
  await tx.execute(sql`
    with round as (update rounds set payout = ${payout}, base_payout = ${basePayout}, multiplier = ${multiplier} where id = ${row.id}),
    counted as (update game_sessions set won = greatest(0, won - ${won}) where id = ${row.gameSessionId}),
    hours as (update played_hours set wins = greatest(0, wins - ${won}::bigint) where user_id = ${player.userId} and currency_code = ${row.currencyCode}
      and hour = date_trunc('hour', ${createdAt.toISOString()}::timestamptz, 'UTC'))
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  return { ...row, payout, basePayout, multiplier };
}

/** Whether bets of the round stand besides this one. */
async function hasBetsLeft(tx: Queryable, { id }: RoundRow, { partner, transactionId }: MovementRow): Promise<boolean> {
  const { rows } =
    await tx.execute(sql`select 1 from studio_movements where partner = ${partner} and round_id = ${id} and kind = 'bet'
    and not is_rolled_back and transaction_id <> ${transactionId} limit 1`);
  return rows.length > 0;
}
