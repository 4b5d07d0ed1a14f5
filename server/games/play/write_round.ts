import { type SQL, sql } from "drizzle-orm";
import { countPlayed } from "../../care/limits/played_hours";
import { toBase } from "../../money/rates/convert";
import type { Queryable } from "../../platform/plugins/database";
import type { Play } from "./game_sessions";
import type { RoundRow } from "./round_answer";

/** What the database alone knows of a round. */
export type WrittenKey = "number" | "createdAt";

/** All that a bet changes, in one statement. */
export async function writeRound(
  tx: Queryable,
  { session }: Pick<Play, "session">,
  row: Omit<RoundRow, WrittenKey>,
  { demoBalance, booked, progress }: { demoBalance: number; booked: SQL; progress: SQL | null },
): Promise<Pick<RoundRow, WrittenKey>> {
  const { userId } = session;
  const ofPlayer =
    userId === null
      ? sql``
      : sql`, played as (insert into played_games (user_id, game_id) values (${userId}, ${row.gameId})
          on conflict (user_id, game_id) do update set at = now())`;
  const counted =
    userId === null || row.isDemo
      ? sql``
      : sql`, hours as (${countPlayed({ userId, currencyCode: row.currencyCode, bet: row.bet, payout: row.payout, rounds: 1 })})`;
  const spent =
    userId === null || row.isDemo
      ? sql``
      : sql`spent as (update users set total_spend = total_spend + ${row.bet}, loyalty_points = loyalty_points + ${row.points},
          edge_total = edge_total + ${toBase(row.bet - row.bonusBet, row) * row.edge} where id = ${userId}), `;
  const wagered = progress ? sql`, wagered as (${progress})` : sql``;
  const { rows: written } = await tx.execute<{ number: string; created_at: string }>(sql`
    with ${spent}round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, seed_id, nonce, crash_round_id, choice, outcome, created_at, settled_at, bonus_wager, bonus_id, rate,
        edge, points)
      select ${row.id}, ${row.gameSessionId}, ${userId}::integer, ${row.gameId}::integer, ${row.isDemo}, ${row.state}, ${row.currencyCode}, ${row.bet}::bigint,
        ${row.bonusBet}::bigint, ${row.payout}::bigint, ${row.baseBet}::bigint, ${row.basePayout}::bigint, ${row.multiplier}::float8, ${row.seedId}::bigint,
        ${row.nonce}::integer, ${row.crashRoundId}::integer, ${JSON.stringify(row.choice)}::json, ${JSON.stringify(row.outcome)}::json, clock_timestamp(),
        ${row.settledAt ? sql`clock_timestamp()` : sql`null::timestamptz`}, ${row.bonusWager}::bigint, ${row.bonusId}::integer, ${row.rate}::numeric,
        ${row.edge}::integer, ${row.points}::bigint
      returning number, created_at),
    used as (update seeds set nonce = nonce + 1 where id = ${row.seedId}),
    counted as (update game_sessions set rounds = rounds + 1, wagered = wagered + ${row.bet}, won = won + ${row.payout},
      demo_balance = ${demoBalance}, last_seen_at = now() where id = ${session.id})${ofPlayer}${counted}${wagered}
    select number, created_at, ${booked} as booked from round`);
  const [first] = written;
  if (!first) throw new Error("A round was not written");
  return {
    number: Number(first.number),
    createdAt: new Date(first.created_at),
  };
}
