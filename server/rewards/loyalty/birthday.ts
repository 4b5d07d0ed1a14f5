import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { BirthdayGift } from "../../../schemas/api/loyalty";
import { todayIn } from "../../../schemas/birth_date";
import { placeholderBirthday } from "../../../schemas/placeholders";
import type { UserRow } from "../../accounts/users/sessions";
import { periodOf } from "../../care/limits/periods";
import { holdPurse } from "../../money/bonuses/bonuses";
import { book } from "../../money/ledger/book";
import { ledgerTransactions } from "../../money/ledger/tables";
import { baseCurrency, fromBase } from "../../money/rates/convert";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { isResting } from "../bonuses/claim";
import { zoneOf } from "../../accounts/markets/zone_of";
import type { Server as Follower } from "./follow_standing";
import { rankOf } from "./standing";

export type Server = Follower & Pick<FastifyInstance, "rateOf">;

/** For so many days it can be taken. */
const openDays = 7;
/** Whoever changes their date of birth has no second birthday before. */
const betweenDays = 300;
const day = 86_400_000;

/** The birthday in a year; who was born on 29 February has it on 1 March where there is no such day. */
export function birthdayIn(year: number, dateOfBirth: string): string {
  const [, month = 1, date = 1] = dateOfBirth.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

interface Window {
  year: number;
  date: string;
  start: Date;
  end: Date;
}

/** The birthday whose gift is open, else the next one, by the clocks of a zone: changes of the clocks make its days 23 or 25 hours long, not fewer. */
export function birthdayWindow(dateOfBirth: string, now: Date, zone: string): Window {
  const thisYear = Number(todayIn(zone, now).slice(0, 4));
  const windows = [thisYear - 1, thisYear, thisYear + 1].map((year): Window => {
    const date = birthdayIn(year, dateOfBirth);
    const start = startOf(date, zone);
    const lastDay = new Date(Date.parse(`${date}T12:00:00Z`) + (openDays - 1) * day).toISOString().slice(0, 10);
    return { year, date, start, end: periodOf("daily", startOf(lastDay, zone), zone).end };
  });
  return windows.find(({ end }) => end > now) ?? (windows[2] as Window); // the third is always to come
}

const startOf = (date: string, zone: string): Date => {
  const noon = new Date(`${date}T12:00:00Z`);
  for (const hours of [0, -24, 24]) {
    const span = periodOf("daily", new Date(noon.getTime() + hours * 3_600_000), zone);
    if (todayIn(zone, span.start) === date) return span.start;
  }
  return periodOf("daily", noon, zone).start;
};

/** Of the gift in the books. */
export const giftReference = (userId: number, year: number): string => `birthday:${userId}:${year}`;

/** The gift of the present or next birthday, as the account's level has it now. */
export async function readGift(
  app: Server,
  db: Queryable,
  user: UserRow,
  now = new Date(),
): Promise<BirthdayGift & { minor: number; year: number }> {
  const { currencyCode, dateOfBirth } = user;
  const rules = app.settings().settings.loyalty;
  const euros = rules?.levels[rankOf(rules, user.level) - 1]?.birthdayGift ?? 0;
  const nothing = { state: "none" as const, amount: 0, currencyCode, day: null, until: null, minor: 0, year: 0 };
  if (!dateOfBirth || dateOfBirth === placeholderBirthday) return nothing;
  const { year, date, start, end } = birthdayWindow(dateOfBirth, now, zoneOf(app.settings().settings, user));
  const rate = app.rateOf(currencyCode);
  const minor = rate === null ? 0 : fromBase(toMinorUnits(euros, baseCurrency), { currencyCode, rate });
  const taken = await db
    .select({ reference: ledgerTransactions.reference, at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.reference, [giftReference(user.id, year), giftReference(user.id, year - 1)]));
  const isTaken = taken.some(({ reference }) => reference === giftReference(user.id, year));
  const isTooSoon = taken.some(({ at }) => start.getTime() - at.getTime() < betweenDays * day);
  const isMember = user.createdAt < start;
  const told = { amount: toDecimal(minor, currencyCode), currencyCode, day: date, until: end.toISOString(), minor, year };
  if (isTaken) return { ...told, state: "claimed" };
  if (minor <= 0 || isTooSoon) return { ...told, state: "none" };
  return { ...told, state: now >= start && isMember ? "ready" : "later" };
}

/** Pays the gift that is open, once for each birthday, however often and at once it is asked for; answers what was paid now, in minor units. */
export async function claimGift(app: Server, user: UserRow, now = new Date()): Promise<number> {
  return app.db.transaction(async (tx) => {
    const { currencyCode, id: userId } = user;
    await holdPurse(tx, userId, currencyCode);
    if (await isResting(app, tx, user)) return 0;
    const { state, minor, year } = await readGift(app, tx, user, now);
    if (state !== "ready") return 0;
    const booked = await book(tx, "bonus", giftReference(userId, year), [
      { account: "cash", userId, currencyCode, amount: minor },
      { account: "promotions", userId: null, currencyCode, amount: -minor },
    ]);
    return booked === null ? 0 : minor;
  });
}
