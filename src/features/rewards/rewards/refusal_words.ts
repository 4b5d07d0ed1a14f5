import type { TFunction } from "i18next";
import type { BonusCode, BonusErrorData } from "../../../../schemas/api/bonuses";
import type { Language } from "../../../../schemas/text";
import { formatDate, formatMoney } from "../../../kit/ui/format";
import { dayName } from "./key_terms";

/** What somebody who was refused can do next. */
export type WayOn = "deposit" | "offers" | "active" | "games" | "retry" | "limits" | "email";

const ways: Record<BonusCode, WayOn> = {
  UNIFIED_ERROR: "retry",
  DEPOSIT_BONUS: "deposit",
  NO_CASHBACK: "games",
  DEPOSITS_NUMBER: "deposit",
  VALID_ON_DAYS: "offers",
  START_TIME_ERROR: "offers",
  END_TIME_ERROR: "offers",
  REQUIRED_EMAIL_VERIFICATION: "email",
  MAXIMUM_PARTICIPANTS: "offers",
  REGISTRATION_BONUS: "offers",
  ALREADY_EXIST: "active",
  ACTIVE_BONUS: "active",
  HOUSEHOLD: "offers",
  HELD: "active",
  NOT_STARTED: "offers",
  ENDED: "offers",
  NOT_AVAILABLE: "offers",
  RESTING: "limits",
  COUPON_UNKNOWN: "offers",
  COUPON_EXPIRED: "offers",
};

export interface Refused {
  code: BonusCode;
  data: BonusErrorData | null;
  bonusId: number | null;
}

interface Reader {
  t: TFunction;
  language: Language;
  /** What players name themselves by to the house. */
  player: string;
}

/** Why a bonus is not had, as a fact, a line with the figures and a way on (L-8.01 to L-8.10, C-8.15 to C-8.18). */
export function refusalWords({ code, data, bonusId }: Refused, { t, language, player }: Reader) {
  const figures = data ?? {};
  const currency = figures.currencyCode ?? "EUR";
  const money = (amount = 0) => formatMoney(amount, { language, currency });
  const at = figures.startAt ?? figures.endAt;
  const { minNgr = 0, userNgr = 0, bonusDeps = 0, deps = 0 } = figures;
  const words = {
    minNgr: money(minNgr),
    userNgr: money(userNgr),
    toGo: money(Math.max(0, minNgr - userNgr)),
    bonusDeps,
    deps,
    missing: Math.max(0, bonusDeps - deps),
    days: (figures.bonusDays ?? []).map((day) => dayName(day, language)).join(", "),
    startTime: figures.startTime ?? "",
    endTime: figures.endTime ?? "",
    at: at ? formatDate(at, language, { dateStyle: "long", timeStyle: "short" }) : "",
    burns: money(figures.burns),
    bonus: bonusId ?? "–",
    player,
  };
  return { title: t(`bonus.error.title.${code}`, words), text: t(`bonus.error.check.${code}`, words), way: ways[code] };
}
