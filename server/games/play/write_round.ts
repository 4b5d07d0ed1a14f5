import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { countPlayed } from "../../care/limits/played_hours";
import { type Figures, writeProgress } from "../../money/bonuses/bets";
import { bookingOf, columnsOfEntries, type Entry } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import { type Sending, send, statementsBy } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { RoundRow } from "./round_answer";

/** What the database alone knows of a round. */
export type WrittenKey = "number" | "createdAt";

/** A round that is not written yet. */
export type NewRound = Omit<RoundRow, WrittenKey>;

export type Written = { number: string; created_at: string };

export interface Changes {
  /** Coins that are left of a demo. */
  demoBalance: number;
  /** Null for what nobody's money is in. */
  entries: readonly Entry[] | null;
  progress: ({ id: number } & Figures) | null;
}

/** What the statement has to do, by which its text differs. */
interface Shape {
  hasPlayer: boolean;
  isForMoney: boolean;
  isSettled: boolean;
  isBooked: boolean;
  hasProgress: boolean;
}

const value = (name: string): Placeholder => sql.placeholder(name);

function textOf({ hasPlayer, isForMoney, isSettled, isBooked, hasProgress }: Shape): SQL {
  const none = sql``;
  const played = sql`, played as (insert into played_games (user_id, game_id) values (${value("userId")}, ${value("gameId")})
    on conflict (user_id, game_id) do update set at = now())`;
  const counted = { userId: value("userId"), currencyCode: value("currencyCode"), bet: value("bet"), payout: value("payout") };
  const spent = sql`spent as (update users set total_spend = total_spend + ${value("bet")}, loyalty_points = loyalty_points + ${value("points")},
    edge_total = edge_total + ${value("edgeTotal")} where id = ${value("userId")}), `;
  const [amount, toWager, wagerLeft, spinsLeft] = ["amount", "toWager", "wagerLeft", "spinsLeft"].map(value);
  const progress = { amount, toWager, wagerLeft, spinsLeft } as Record<keyof Figures, Placeholder>;
  const booked = bookingOf("round", value("reference"));
  return sql`
    with ${isForMoney ? spent : none}round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, seed_id, nonce, crash_round_id, choice, outcome, created_at, settled_at, bonus_wager, bonus_id, rate,
        edge, points)
      select ${value("id")}, ${value("gameSessionId")}, ${value("userId")}::integer, ${value("gameId")}::integer, ${value("isDemo")}, ${value("state")}, ${value("currencyCode")}, ${value("bet")}::bigint,
        ${value("bonusBet")}::bigint, ${value("payout")}::bigint, ${value("baseBet")}::bigint, ${value("basePayout")}::bigint, ${value("multiplier")}::float8, ${value("seedId")}::bigint,
        ${value("nonce")}::integer, ${value("crashRoundId")}::integer, ${value("choice")}::json, ${value("outcome")}::json, clock_timestamp(),
        ${isSettled ? sql`clock_timestamp()` : sql`null::timestamptz`}, ${value("bonusWager")}::bigint, ${value("bonusId")}::integer, ${value("rate")}::numeric,
        ${value("edge")}::integer, ${value("points")}::bigint
      returning number, created_at),
    used as (update seeds set nonce = nonce + 1 where id = ${value("seedId")}),
    counted as (update game_sessions set rounds = rounds + 1, wagered = wagered + ${value("bet")}, won = won + ${value("payout")},
      demo_balance = ${value("demoBalance")}, last_seen_at = now() where id = ${value("gameSessionId")})${hasPlayer ? played : none}${isForMoney ? sql`, hours as (${countPlayed({ ...counted, rounds: 1 })})` : none}${hasProgress ? sql`, wagered as (${writeProgress(value("progressId"), progress)})` : none}
    select number, created_at, ${isBooked ? booked : sql`null`} as booked from round`;
}

const statementOf = statementsBy<Shape, Written>(textOf);

/** All that a bet changes, as one statement that is not sent yet. */
export function writingOf(row: NewRound, { demoBalance, entries, progress }: Changes): Sending<Written> {
  const hasPlayer = row.userId !== null;
  const shape = {
    hasPlayer,
    isForMoney: hasPlayer && !row.isDemo,
    isSettled: row.settledAt !== null,
    isBooked: entries !== null,
    hasProgress: progress !== null,
  };
  return statementOf(shape, {
    ...row,
    ...(progress && figuresOf(progress)),
    ...(entries && { reference: `round:${row.id}`, ...columnsOfEntries(entries) }),
    choice: JSON.stringify(row.choice),
    outcome: JSON.stringify(row.outcome),
    edgeTotal: toBase(row.bet - row.bonusBet, row) * row.edge,
    demoBalance,
  });
}

const figuresOf = ({ id: progressId, amount, toWager, wagerLeft, spinsLeft }: { id: number } & Figures) => ({
  progressId,
  ...{ amount, toWager, wagerLeft, spinsLeft },
});

export function writtenOf([first]: readonly Written[]): Pick<RoundRow, WrittenKey> {
  if (!first) throw new Error("A round was not written");
  return { number: Number(first.number), createdAt: new Date(first.created_at) };
}

export const writeRound = async (tx: Queryable, row: NewRound, changes: Changes) =>
  writtenOf(await send(tx, writingOf(row, changes)));
