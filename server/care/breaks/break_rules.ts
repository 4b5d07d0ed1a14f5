import { type BreakKind, lifetime, panicSpan } from "../../../schemas/breaks";
import type { Profile } from "../../../schemas/profile";
import { profiles } from "../../../schemas/profiles";
import type { HelpLine } from "../../../schemas/api/breaks";
import { foreverYear } from "../../accounts/users/exclusion_notice";
import { after } from "../limits/periods";

const usualTimeOuts = ["PT24H", "P3D", "P1W", "P2W", "P4W", "P6W"];
const usualExclusions = ["P6M", "P1Y", "P3Y", "P5Y", lifetime];
const forever = new Date(Date.UTC(foreverYear, 0, 1));

export type Offered = Record<BreakKind, readonly string[]>;

export const panicSpanOf = (profile: Profile | null): string => profile?.panicButton?.blocks ?? panicSpan;

/** The periods that a market offers; where it names none, those from its least on. */
export function offeredBreaks(profile: Profile | null): Offered {
  const exclusion = profile?.selfExclusion;
  const least = exclusion?.minimum;
  const from = (period: string) => !least || endOf(period) >= endOf(least);
  const usual = [...new Set([...(least ? [least] : []), ...usualExclusions])].filter(from);
  return {
    time_out: profile?.timeOut?.periods ?? usualTimeOuts,
    self_exclusion: exclusion && exclusion.periods.length > 0 ? exclusion.periods : usual,
    panic: [panicSpanOf(profile)],
  };
}

const someDay = new Date(Date.UTC(2026, 0, 1));
const endOf = (period: string) => (period === lifetime ? forever : after(someDay, period)).getTime();

/**
 * When the account opens again after a break that begins now. Where the market lets an exclusion end only some time after its term (`endNotice`, `coolingOff`),
 * that time is part of it.
 */
export function breakEnd(kind: BreakKind, period: string, profile: Profile | null, now: Date): Date {
  if (period === lifetime) return forever;
  const end = after(now, period);
  const notice = kind === "self_exclusion" ? (profile?.selfExclusion?.endNotice ?? profile?.coolingOff?.afterTerm) : undefined;
  return notice ? after(end, notice) : end;
}

export const isForever = (until: Date) => until.getUTCFullYear() >= foreverYear;

const worldwide: HelpLine = { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/", phone: null };

/** Where there is help in a country, those who can be called first; for all others a line that is there for the whole world. */
export function helpIn(country: string | null): HelpLine[] {
  const lines = [...profiles.values()]
    .filter((profile) => country !== null && profile.country === country)
    .flatMap(({ helpLinks = [] }) => helpLinks.map(({ name, url, phone }) => ({ name, url, phone: phone ?? null })));
  const called = [...lines.filter(({ phone }) => phone !== null), ...lines.filter(({ phone }) => phone === null)];
  return called.length > 0 ? called : [worldwide];
}
