import * as z from "zod/mini";
import type { GameClient } from "../../../schemas/play/clients";
import { choices } from "../../../schemas/play/round";
import { diceMultiplier } from "../../../src/play/rules/dice";
import { fromHundredths, payoutOf } from "../../../src/play/rules/multiplier";
import { betWith } from "../../money/bonuses/bet_rules";
import type { BonusRow } from "../../money/bonuses/bonuses";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import { HttpError } from "../../platform/api_error";
import type { BetLimits } from "./bet_limits";
import type { Funds } from "./game_sessions";

const outOfRange = ({ minBet, maxBet }: BetLimits, currencyCode: string) =>
  new HttpError(400, "play.bet_out_of_range", "The bet is out of the game's range.", {
    data: { minBet: toDecimal(minBet, currencyCode), maxBet: toDecimal(maxBet, currencyCode) },
  });

/** Null where there are more decimals than the currency has: what computers make of 0.1 + 0.2 is 0.3. */
export function wholeMinorUnits(wanted: number, currencyCode: string): number | null {
  const amount = toMinorUnits(wanted, currencyCode);
  const isWhole =
    Number.isSafeInteger(amount) && Math.abs(toDecimal(amount, currencyCode) - wanted) < 1e-12 * Math.max(1, wanted);
  return isWhole ? amount : null;
}

/** In minor units; a bet of more decimals than its currency has is refused, not rounded, as is one that is no whole number of stakes. */
export function readBet(wanted: number, currencyCode: string, limits: BetLimits, stakes: number): number {
  const bet = wholeMinorUnits(wanted, currencyCode);
  if (bet === null || bet < limits.minBet || bet > limits.maxBet || bet % stakes !== 0) throw outOfRange(limits, currencyCode);
  return bet;
}

/** Where the player chooses what a win pays, one that may not be paid is refused before the bet. */
export function refuseTooHighWin(
  client: GameClient,
  choice: unknown,
  bet: number,
  limits: BetLimits,
  currencyCode: string,
): void {
  const most =
    client === "dice"
      ? diceMultiplier(z.parse(choices.dice, choice))
      : client === "limbo"
        ? fromHundredths(z.parse(choices.limbo, choice).target)
        : 0;
  if (payoutOf(bet, most) <= limits.maxPayout) return;
  const maxBet = Math.floor((limits.maxPayout * 10_000) / most);
  throw outOfRange({ ...limits, maxBet }, currencyCode);
}

/** A bet while a bonus runs, as its terms want it; null where there is too little money. */
export function readBonusStake(bonus: BonusRow, bet: Parameters<typeof betWith>[1], funds: Funds) {
  const made = betWith(bonus, bet, funds);
  if (made.kind === "taken") return made.stake;
  if (made.kind === "too_little") return null;
  const { currencyCode } = bonus;
  if (made.kind === "over_max_bet")
    throw new HttpError(409, "bonus.max_bet", "The bet is higher than your bonus allows while it runs.", {
      data: { maxBet: toDecimal(made.max, currencyCode), currencyCode },
    });
  throw new HttpError(409, "bonus.not_here", "Your bonus money can't be bet here.", { data: { why: made.why } });
}
