import { payoutOf, roundedPayout } from "../../../src/play/rules/multiplier";
import type { Entry } from "../../money/ledger/book";
import type { BonusStake } from "../../money/bonuses/bet_rules";
import type { Funds } from "./game_sessions";

/** A bet by where it comes from: cash first, then bonus money. Null where both are not enough. */
export function stakeOf(bet: number, { cash, bonus }: Pick<Funds, "cash" | "bonus">): BonusStake | null {
  const fromCash = Math.min(bet, cash);
  const stake = { cash: fromCash, bonus: bet - fromCash, counts: 0, isSpin: false };
  return stake.bonus > bonus ? null : stake;
}

/** A win goes where its bet came from: the share of it that bonus money won is bonus money, rounded down. */
export function splitPayout(
  payout: number,
  { bet, bonusBet }: { bet: number; bonusBet: number },
): { cash: number; bonus: number } {
  const bonus = bet === 0 ? 0 : Number((BigInt(payout) * BigInt(bonusBet)) / BigInt(bet));
  return { cash: payout - bonus, bonus };
}

interface Won {
  bet: number;
  /** In ten-thousandths. */
  multiplier: number;
  /** The number that rounds it, from 0 to below 1. */
  rounding: number;
}

/** What a multiplier pays, at most what the game may pay, and what that is for one. */
export function cappedPayout({ bet, multiplier, rounding }: Won, maxPayout: number): { payout: number; multiplier: number } {
  return payoutOf(bet, multiplier) < maxPayout
    ? { payout: roundedPayout(bet, multiplier, rounding), multiplier: multiplier / 10_000 }
    : { payout: maxPayout, multiplier: maxPayout / bet };
}

/** What a round of so many stakes pays, where its multiplier is for one of them. */
export function paidFor(
  { bet }: { bet: number },
  { stakes, ...won }: { stakes: number; multiplier: number; rounding: number },
  maxPayout: number,
): { payout: number; multiplier: number } {
  const { payout, multiplier } = cappedPayout({ bet: bet / stakes, ...won }, maxPayout);
  return { payout, multiplier: multiplier / stakes };
}

interface Player {
  userId: number;
  currencyCode: string;
}

const entriesOf = ({ userId, currencyCode }: Player, cash: number, bonus: number, isBonusOver = false): Entry[] =>
  [
    { account: "cash" as const, userId, currencyCode, amount: cash },
    isBonusOver
      ? { account: "promotions" as const, userId: null, currencyCode, amount: bonus }
      : { account: "bonus" as const, userId, currencyCode, amount: bonus },
    { account: "house" as const, userId: null, currencyCode, amount: -cash - bonus },
  ].filter(({ amount }) => amount !== 0);

export const entriesOfStake = (player: Player, stake: { cash: number; bonus: number }): Entry[] =>
  entriesOf(player, -stake.cash, -stake.bonus);

/** Where the bonus of a bet has ended before the round has, what its money won burns as the rest of it did. */
export const entriesOfPayout = (player: Player, payout: { cash: number; bonus: number }, isBonusOver = false): Entry[] =>
  entriesOf(player, payout.cash, payout.bonus, isBonusOver);
