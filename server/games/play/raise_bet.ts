import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { GameClient } from "../../../schemas/play/clients";
import { pointsFor } from "../../../schemas/loyalty_rules";
import type { Place } from "../../../schemas/served_by";
import { countPlayed } from "../../care/limits/played_hours";
import { requireBetWithinLimits } from "../../care/limits/require_within";
import { bonusOfBet } from "../../money/bonuses/bets";
import type { BonusStake } from "../../money/bonuses/bet_rules";
import type { BonusRow } from "../../money/bonuses/bonuses";
import { bookingMore } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import { toDecimal } from "../../platform/amounts";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { withMaxStake } from "./max_stake";
import { entriesOfStake, stakeOf } from "./money_of_round";
import type { Result } from "./begin_bet";
import { fundsAfterEnd } from "./prepare_bet";
import { homeOfPlay } from "./play_rules";
import { readBonusStake } from "./read_bet";
import type { RoundRow } from "./round_answer";
import { rounds } from "./tables";

type Server = Pick<FastifyInstance, "settings" | "rateOf">;

/**
 * A further stake in an open round, in minor units: limits, the law's highest bet, the bonus that runs and the money there is are asked as of a bet.
 * Its entries join the round's one transaction. Whoever calls holds wallet and round.
 */
export async function raiseBet(
  app: Server,
  tx: Queryable,
  { play, row, funds: before }: Result,
  { amount, seenAt }: { amount: number; seenAt: Place },
): Promise<Result> {
  const { settings } = app.settings();
  const { session } = play;
  const { userId, currencyCode } = session;
  const player = row.isDemo || userId === null ? null : { userId, currencyCode };
  refuseTooHigh(app, { play, row }, { amount, seenAt });
  if (player) await requireBetWithinLimits(tx, { ...player, amount, signInId: session.signInId }, settings);
  const { row: bonus, change } = player ? await bonusOfBet(tx, before.bonusId) : { row: null, change: null };
  const funds = change ? fundsAfterEnd(before, change) : before;
  const stake = stakeWith(bonus, { play, row, funds }, amount);
  if (!stake) throw new HttpError(402, "play.too_little_money", "The balance is lower than the further stake.");
  const raised = raisedRow(row, stake, { amount, bonus, pointsPerEuro: player ? (settings.loyalty?.pointsPerEuro ?? 0) : 0 });
  await tx.update(rounds).set(changed(raised)).where(eq(rounds.id, row.id));
  const counted = sql`counted as (update game_sessions set wagered = wagered + ${amount},
    demo_balance = demo_balance - ${player ? 0 : stake.cash}, last_seen_at = now() where id = ${session.id})`;
  const edge = (of: RoundRow) => toBase(of.bet - of.bonusBet, of) * of.edge;
  const ofPlayer = player
    ? sql`, spent as (update users set total_spend = total_spend + ${amount}, loyalty_points = loyalty_points + ${raised.points - row.points},
        edge_total = edge_total + ${edge(raised) - edge(row)} where id = ${player.userId}),
      hours as (${countPlayed({ ...player, bet: amount, payout: 0, rounds: 0 })})`
    : sql``;
  const booked = player ? bookingMore(`round:${row.id}`, entriesOfStake(player, stake)) : sql`null`;
  await tx.execute(sql`with ${counted}${ofPlayer} select ${booked} as booked`);
  const left = { cash: funds.cash - stake.cash, bonus: funds.bonus - stake.bonus, version: funds.version + 1 };
  return { play, row: raised, funds: { ...funds, ...left } };
}

function refuseTooHigh(
  app: Server,
  { play, row }: Pick<Result, "play" | "row">,
  { amount, seenAt }: { amount: number; seenAt: Place },
): void {
  const { currencyCode } = row;
  const limits = { minBet: row.bet, maxBet: Number.MAX_SAFE_INTEGER, maxPayout: 0 };
  const { maxBet } = withMaxStake(app, limits, play, homeOfPlay(seenAt, play));
  if (row.bet + amount <= maxBet) return;
  throw new HttpError(400, "play.bet_out_of_range", "With this stake the bet is higher than the law lets it be.", {
    data: { minBet: toDecimal(row.bet, currencyCode), maxBet: toDecimal(maxBet, currencyCode) },
  });
}

/** A bonus takes part only in rounds that it was bet with, or that none was: after another's end, cash alone is staked. */
function stakeWith(bonus: BonusRow | null, { play, row, funds }: Result, amount: number): BonusStake | null {
  const isOthers = row.bonusId !== null && row.bonusId !== bonus?.id;
  if (isOthers) return stakeOf(amount, { cash: funds.cash, bonus: 0 });
  if (!bonus) return stakeOf(amount, funds);
  const most = bonus.terms.maxBet;
  if (most !== null && row.bet + amount > most)
    throw new HttpError(409, "bonus.max_bet", "The bet is higher than your bonus allows while it runs.", {
      data: { maxBet: toDecimal(most, row.currencyCode), currencyCode: row.currencyCode },
    });
  const client = play.game.client as GameClient; // a round is of a game that was connected
  return readBonusStake(bonus, { bet: amount, client, identifier: play.game.identifier }, funds);
}

interface Raise {
  amount: number;
  bonus: BonusRow | null;
  pointsPerEuro: number;
}

function raisedRow(row: RoundRow, stake: BonusStake, { amount, bonus, pointsPerEuro }: Raise): RoundRow {
  const bet = row.bet + amount;
  return {
    ...row,
    bet,
    bonusBet: row.bonusBet + stake.bonus,
    baseBet: toBase(bet, row),
    points: row.points + pointsFor(toBase(stake.cash, row), row.edge, pointsPerEuro),
    bonusWager: row.bonusWager + stake.counts,
    bonusId: row.bonusId ?? (bonus && (stake.counts > 0 || stake.bonus > 0) ? bonus.id : null),
  };
}

const changed = ({ bet, bonusBet, baseBet, points, bonusWager, bonusId }: RoundRow) => ({
  ...{ bet, bonusBet, baseBet },
  ...{ points, bonusWager, bonusId },
});
