import type { TFunction } from "i18next";
import type { OfficePayment, PayoutFact } from "../../../schemas/shown_payment";
import type { PaymentState } from "../../../schemas/payment_states";
import type { Language } from "../../../schemas/text";
import { formatMoney } from "../../../src/kit/ui/format";
import { formatDate } from "../../words/format_date";
import { countryName } from "../../words/names_in";

export type Tone = "plain" | "good" | "bad" | "warn" | "accent";

const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Times of today are clock times; other days have their date. */
export function momentIn(at: string | number, language: Language, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return formatDate(at, language, isToday ? time : { day: "numeric", month: "short", ...yearOf(at, now), ...time });
}

/** To the second, with the day, and the year where it is another one. */
export const exactMoment = (at: string, language: Language) =>
  formatDate(at, language, { day: "numeric", month: "short", ...yearOf(at, Date.now()), ...time, second: "2-digit" });

const yearOf = (at: string | number, now: number) =>
  new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);

export const timeZoneWords = (now: number, language: Language) =>
  `${Intl.DateTimeFormat().resolvedOptions().timeZone}, ${formatDate(now, language, { weekday: "short", day: "numeric", month: "short", ...time })}`;

export const moneyIn = (amount: number, currency: string, language: Language) => formatMoney(amount, { language, currency });

/** What a request comes to altogether, or a deposit. */
export const totalOf = ({ request, amount, currencyCode, walletCurrencyCode }: OfficePayment) =>
  request ? { amount: request.walletAmount, currency: walletCurrencyCode } : { amount, currency: currencyCode };

export const playerName = ({ player }: Pick<OfficePayment, "player">) => player.nickname ?? player.name ?? player.email;

/** Who else they are: the name where the nickname stands above, and the country. */
export function playerLine({ player }: Pick<OfficePayment, "player">, language: Language): string {
  const name = player.nickname ? (player.name ?? player.email) : player.name ? player.email : null;
  const country = player.countryCode && countryName(player.countryCode, language);
  return [name, country].filter(Boolean).join(" · ");
}

const tones: Partial<Record<PaymentState, Tone>> = {
  paid: "good",
  partly_paid: "warn",
  declined: "bad",
  expired: "plain",
  refunded: "warn",
  charged_back: "bad",
  requested: "accent",
  in_review: "accent",
  approved: "accent",
  sent: "accent",
  rejected: "bad",
  failed: "bad",
};
export const stateTone = (state: PaymentState): Tone => tones[state] ?? "plain";

const factTones: Partial<Record<PayoutFact["name"], Tone>> = {
  account_of_other_player: "bad",
  deposits_not_played: "bad",
  charged_back_before: "bad",
  books_differ: "bad",
  excluded: "warn",
  documents_not_approved: "warn",
  email_not_verified: "warn",
  bonus_running: "plain",
  new_address: "plain",
};
export const factTone = ({ name }: PayoutFact): Tone => factTones[name] ?? "warn";

/** A fact in a few words, with its numbers. */
export function factWords(t: TFunction, { name, values }: PayoutFact, language: Language): string {
  const currency = values["currencyCode"];
  const shown = Object.entries(values).map(([key, value]): [string, string | number] => {
    if (typeof currency === "string" && typeof value === "number") return [key, moneyIn(value, currency, language)];
    if ((key === "until" || key === "at") && typeof value === "string" && value !== "")
      return [key, exactMoment(value, language)];
    return [key, value];
  });
  const count = values["players"] ?? values["times"] ?? values["alarms"] ?? values["requests"];
  const places: Record<string, string | number> = Object.fromEntries(shown);
  return t(`desk.fact.${name}`, typeof count === "number" ? { ...places, count } : places);
}

/** How much is left of what a player was promised, and how bad that is. */
export function leftOf(
  { promisedAt, createdAt }: OfficePayment,
  now: number,
): { minutes: number; share: number; tone: Tone } | null {
  if (promisedAt === null) return null;
  const [from, to] = [Date.parse(createdAt), Date.parse(promisedAt)];
  const minutes = Math.round((to - now) / 60_000);
  return {
    minutes,
    share: Math.min(1, Math.max(0, (now - from) / (to - from))),
    tone: minutes < 30 ? "bad" : minutes < 60 ? "warn" : "plain",
  };
}

/** "3 h 10 min", "−20 min". */
export function spanWords(t: TFunction, minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (hours >= 48) return t(minutes < 0 ? "desk.span.late_days" : "desk.span.days", { count: Math.floor(hours / 24) });
  const words = hours > 0 ? t("desk.span.hours", { hours, minutes: rest }) : t("desk.span.minutes", { minutes: rest });
  return minutes < 0 ? t("desk.span.late", { span: words }) : words;
}
