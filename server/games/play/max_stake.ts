import type { FastifyInstance } from "fastify";
import { type Place, profileOf } from "../../../schemas/served_by";
import { isYounger } from "../../care/limits/deposit_thresholds";
import { convert } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { toMinorUnits } from "../../platform/amounts";
import type { BetLimits } from "./bet_limits";
import type { Play } from "./game_sessions";

type Server = Pick<FastifyInstance, "settings" | "rateOf">;

interface Bettor {
  isSlot: boolean;
  currencyCode: string;
  dateOfBirth: string | null;
}

/** The most that one bet may be where the law of somebody's home says so, by kind of game and by age; null where it doesn't. */
export function maxStakeOf(app: Server, { isSlot, currencyCode, dateOfBirth }: Bettor, home: Place): number | null {
  const kind = isSlot ? "slots" : "other";
  const stated = profileOf(app.settings().settings, home)?.maxStake ?? [];
  const own = stated.filter(
    ({ games, ageBelow }) => games === kind && (ageBelow === undefined || isYounger(dateOfBirth, ageBelow)),
  );
  if (own.length === 0) return null;
  const price = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const most = own.map(({ amount, currency }) => {
    const stake = toMinorUnits(amount, currency);
    return currency === currencyCode ? stake : convert(stake, price(currency), price(currencyCode));
  });
  return Math.min(...most);
}

/** What may be bet on a game of the house: a demo costs nothing, so that no law limits it. */
export function withMaxStake(
  app: Server,
  limits: BetLimits,
  { session: { isDemo, currencyCode }, game: { client }, dateOfBirth }: Pick<Play, "session" | "game" | "dateOfBirth">,
  home: Place,
): BetLimits {
  const most = isDemo ? null : maxStakeOf(app, { isSlot: client === "slot", currencyCode, dateOfBirth }, home);
  return most === null ? limits : { ...limits, maxBet: Math.min(limits.maxBet, most) };
}
