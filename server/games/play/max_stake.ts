import type { FastifyInstance } from "fastify";
import { type Place, profileOf } from "../../../schemas/served_by";
import { isYounger } from "../../care/limits/deposit_thresholds";
import { convert } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { toMinorUnits } from "../../platform/amounts";
import type { BetLimits } from "./bet_limits";
import type { Play } from "./game_sessions";

/** What may be bet for money where the law of somebody's home sets a most, by kind of game and by age; a demo costs nothing. */
export function withMaxStake(
  app: Pick<FastifyInstance, "settings" | "rateOf">,
  limits: BetLimits,
  { session: { isDemo, currencyCode }, game: { client }, dateOfBirth }: Pick<Play, "session" | "game" | "dateOfBirth">,
  home: Place,
): BetLimits {
  const kind = client === "slot" ? "slots" : "other";
  const stated = profileOf(app.settings().settings, home)?.maxStake ?? [];
  const own = stated.filter(
    ({ games, ageBelow }) => games === kind && (ageBelow === undefined || isYounger(dateOfBirth, ageBelow)),
  );
  if (isDemo || own.length === 0) return limits;
  const price = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const most = own.map(({ amount, currency }) => {
    const stake = toMinorUnits(amount, currency);
    return currency === currencyCode ? stake : convert(stake, price(currency), price(currencyCode));
  });
  return { ...limits, maxBet: Math.min(limits.maxBet, ...most) };
}
