import { sql } from "drizzle-orm";
import { countPlayed, uncountPlayed } from "../../care/limits/played_hours";
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
 * back and counts as not played, for the wagering of a bonus too. Whoever calls holds wallet and round.
 */
export async function settleRound(tx: Queryable, row: RoundRow, { state, payout, multiplier, outcome, sessionId }: End) {
  const isVoid = state === "void";
  const back = isVoid ? { cash: row.bet - row.bonusBet, bonus: row.bonusBet } : splitPayout(payout, row);
  const player = row.isDemo || row.userId === null ? null : { userId: row.userId, currencyCode: row.currencyCode };
  const entries = player ? entriesOfPayout(player, back) : [];
  const returned =
    player && isVoid
      ? sql`, returned as (update users set total_spend = greatest(0, total_spend - ${row.bet}),
          bonus_wager_left = bonus_wager_left + case when active_bonus_id = ${row.bonusId} then ${row.bonusWager}::bigint else 0 end
          where id = ${row.userId})`
      : sql``;
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
      demo_balance = demo_balance + ${row.isDemo ? back.cash : 0}, last_seen_at = now() where id = ${sessionId})${returned}${hours}
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  return { row: { ...row, state, payout, basePayout, multiplier, outcome, settledAt }, back, isBooked: entries.length > 0 };
}
