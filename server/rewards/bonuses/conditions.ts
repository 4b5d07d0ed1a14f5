import type { BonusCode, BonusErrorData } from "../../../schemas/api/bonuses";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { Viewer } from "../../../schemas/viewer";
import { decidingRule } from "../../../src/layout/evaluate";
import { evaluateOffer } from "../../../src/layout/evaluate_offer";
import { localTime } from "../../../src/layout/local_time";
import type { PromotionRow } from "../promotions/queries";

export interface Refusal {
  code: BonusCode;
  data?: BonusErrorData;
}

type Offer = Pick<PromotionRow, "startAt" | "endAt" | "validOnDays" | "startTime" | "endTime" | "isClosed" | "banner">;

/** Why an offer is not for somebody, or not open now by their clocks, days before hours (L-8.05 to L-8.07): as the back office explains it. */
export function refusalByRules({ startAt, endAt, ...offer }: Offer, viewer: Viewer, timeZone: string): Refusal | null {
  const { banner, validOnDays, startTime, endTime } = offer;
  const times = { startAt: startAt?.toISOString(), endAt: endAt?.toISOString(), validOnDays, startTime, endTime };
  const evaluation = evaluateOffer({ banner, ...times }, viewer, timeZone);
  const deciding = decidingRule(evaluation);
  if (!deciding) return null;
  if (deciding !== evaluation.trace.at(-1)) return { code: "NOT_AVAILABLE" };
  const { reason } = deciding;
  if (reason === "before_start") return { code: "NOT_STARTED", data: { ...(startAt && { startAt: startAt.toISOString() }) } };
  if (reason === "after_end") return { code: "ENDED", data: { ...(endAt && { endAt: endAt.toISOString() }) } };
  if (reason === "other_day") return { code: "VALID_ON_DAYS", data: { bonusDays: validOnDays } };
  const hours = { startTime: startTime ?? "00:00", endTime: endTime ?? "24:00" };
  const isEarly = localTime(viewer.now, timeZone).time < hours.startTime;
  return { code: isEarly ? "START_TIME_ERROR" : "END_TIME_ERROR", data: hours };
}

export interface Claimant {
  isEmailVerified: boolean;
  depositCount: number;
  createdAt: Date;
}

/** How long after an account was opened its code counts. */
const registrationMs = 24 * 3_600_000;

/** What of an offer's conditions does not hold, the one that nothing can be done about first; what has to be counted is asked elsewhere. */
export function refusalOf(
  offer: Offer,
  rules: BonusRules,
  { viewer, player, timeZone, hasCoupon }: { viewer: Viewer; player: Claimant; timeZone: string; hasCoupon: boolean },
): Refusal | null {
  if (offer.isClosed || (rules.byCoupon && !hasCoupon)) return { code: "NOT_AVAILABLE" };
  const byRules = refusalByRules(offer, viewer, timeZone);
  if (byRules) return byRules;
  const age = Date.parse(viewer.now) - player.createdAt.getTime();
  if (rules.atRegistration && age > registrationMs) return { code: "REGISTRATION_BONUS" };
  if (rules.needsEmail && !player.isEmailVerified) return { code: "REQUIRED_EMAIL_VERIFICATION" };
  const withThis = startsWithDeposit(rules) ? 1 : 0; // the deposit that it starts with is one of them
  if (player.depositCount + withThis < rules.minDeposits)
    return { code: "DEPOSITS_NUMBER", data: { bonusDeps: rules.minDeposits, deps: player.depositCount } };
  return null;
}

export const startsWithDeposit = ({ gives }: BonusRules): boolean =>
  gives.kind === "match" || (gives.kind === "spins" && gives.minDeposit !== null);
