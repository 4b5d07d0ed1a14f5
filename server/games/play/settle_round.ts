import { sql } from "drizzle-orm";
import { countPlayed, uncountPlayed } from "../../care/limits/played_hours";
import { endAfterRound, progressOf, runningBonus, writeProgress } from "../../money/bonuses/bets";
import { holdPurse } from "../../money/bonuses/bonuses";
import { bookingMore } from "../../money/ledger/book";
import type { Queryable } from "../../platform/plugins/database";
import { toBase } from "../../money/rates/convert";
import { entriesOfPayout, splitPayout } from "./money_of_round";
import type { RoundRow } from "./round_answer";

interface End {
  state: "settled" | "void";
  payout: number;
  multiplier: number;
  outcome: unknown;
  /** The session that the win is counted in: the one in which it was taken. */
  sessionId: string | null;
}

/**
 * Ends an open round, and pays: the entries join those of the bet in the round's one transaction. A void one gives the stake
 * back and counts as not played. Bets count for the wagering of a bonus when they are settled (D-42). Whoever calls holds wallet and round.
 */
export async function settleRound(tx: Queryable, row: RoundRow, { state, payout, multiplier, outcome, sessionId }: End) {
  const isVoid = state === "void";
  const back = isVoid ? { cash: row.bet - row.bonusBet, bonus: row.bonusBet } : splitPayout(payout, row);
  const player = row.isDemo || row.userId === null ? null : { userId: row.userId, currencyCode: row.currencyCode };
  const bonus = row.bonusId === null ? null : await runningBonus(tx, row.bonusId);
  const isBonusOver = row.bonusId !== null && bonus === null;
  const entries = player ? entriesOfPayout(player, back, isBonusOver) : [];
  const returned =
    player && isVoid
      ? sql`, returned as (update users set total_spend = greatest(0, total_spend - ${row.bet}),
          loyalty_points = greatest(0, loyalty_points - ${row.points}),
          edge_total = greatest(0, edge_total - ${toBase(row.bet - row.bonusBet, row) * row.edge}) where id = ${row.userId})`
      : sql``;
  const progress = bonus && { ...bonus, ...progressOf(bonus, { counts: isVoid ? 0 : row.bonusWager, isSpin: false, won: 0 }) };
  const wagered = progress ? sql`, wagered as (${writeProgress(progress.id, progress)})` : sql``;
  const hours = !player
    ? sql``
    : isVoid
      ? sql`, hours as (${uncountPlayed({ ...player, bet: row.bet, at: row.createdAt })})`
      : sql`, hours as (${countPlayed({ ...player, bet: 0, payout, rounds: 0 })})`;
  const basePayout = toBase(payout, row);
  const settledAt = new Date();
  await tx.execute(sql`
    with round as (update rounds set state = ${state}, payout = ${payout}, base_payout = ${basePayout}, multiplier = ${multiplier},
      outcome = ${JSON.stringify(outcome)}::json, settled_at = clock_timestamp() where id = ${row.id}),
    counted as (update game_sessions set won = won + ${payout}, wagered = wagered - ${isVoid ? row.bet : 0},
      demo_balance = demo_balance + ${row.isDemo ? back.cash : 0}, last_seen_at = now() where id = ${sessionId})${returned}${hours}${wagered}
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  const ended = progress && player && (await endAfterRound(tx, progress, await bonusMoneyOf(tx, player)));
  return {
    row: { ...row, state, payout, basePayout, multiplier, outcome, settledAt },
    back: isBonusOver ? { cash: back.cash, bonus: 0 } : back,
    isBooked: entries.some(({ userId }) => userId !== null),
    ended,
  };
}

const bonusMoneyOf = async (tx: Queryable, { userId, currencyCode }: { userId: number; currencyCode: string }): Promise<number> =>
  (await holdPurse(tx, userId, currencyCode)).bonus;
