import { sql } from "drizzle-orm";
import { countPlayed } from "../../care/limits/played_hours";
import { endAfterRound, progressOf, runningBonus, writeProgress } from "../../money/bonuses/bets";
import { holdPurse } from "../../money/bonuses/bonuses";
import { bookingMore } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import type { Queryable } from "../../platform/plugins/database";
import { entriesOfPayout, splitPayout } from "../play/money_of_round";
import type { RoundRow } from "../play/round_answer";

/**
 * Pays what a round of a partner won, once of several times, and ends it with the last: where bonus money was bet its share goes back there,
 * and the bets count for the wagering when the round ends. Whoever calls holds wallet and round.
 */
export async function payRound(
  tx: Queryable,
  row: RoundRow,
  { amount, closes }: { amount: number; closes: boolean },
): Promise<{ row: RoundRow; split: { cash: number; bonus: number } }> {
  const player = { userId: row.userId ?? 0, currencyCode: row.currencyCode };
  const split = splitPayout(amount, row);
  const bonus = row.bonusId === null ? null : await runningBonus(tx, row.bonusId);
  const isBonusOver = row.bonusId !== null && bonus === null;
  const entries = entriesOfPayout(player, split, isBonusOver);
  const { next, ends } = paidRound(row, { amount, closes });
  const { payout } = next;
  const progress = ends && bonus ? { ...bonus, ...progressOf(bonus, { counts: row.bonusWager, isSpin: false, won: 0 }) } : null;
  await tx.execute(sql`
    with round as (update rounds set state = ${next.state}, payout = ${payout}, base_payout = ${next.basePayout}, multiplier = ${next.multiplier},
      settled_at = ${ends ? sql`clock_timestamp()` : sql`settled_at`} where id = ${row.id}),
    counted as (update game_sessions set won = won + ${amount}, last_seen_at = now() where id = ${row.gameSessionId}),
    hours as (${countPlayed({ ...player, bet: 0, payout: amount, rounds: 0 })})${progress ? sql`, wagered as (${writeProgress(progress.id, progress)})` : sql``}
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  if (progress) await endAfterRound(tx, progress, (await holdPurse(tx, player.userId, player.currencyCode)).bonus);
  return { row: next, split };
}

/** A round as it is once that was paid. */
export function paidRound(
  row: RoundRow,
  { amount, closes }: { amount: number; closes: boolean },
): { next: RoundRow; ends: boolean } {
  const ends = closes && row.state === "open";
  const payout = row.payout + amount;
  const next: RoundRow = {
    ...row,
    state: ends ? "settled" : row.state,
    payout,
    basePayout: toBase(payout, row),
    multiplier: row.bet > 0 ? payout / row.bet : 0,
    settledAt: ends ? new Date() : row.settledAt,
  };
  return { next, ends };
}
