import { and, count, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { LoginInfo } from "../../../schemas/api/users";
import { readSessionMinutes } from "../../../schemas/limits";
import { type LoyaltyRules, millionths } from "../../../schemas/loyalty_rules";
import { subdivisionName } from "../../../schemas/subdivisions";
import { defaultLanguage, textIn } from "../../../schemas/text";
import { noLimits, type User } from "../../../schemas/user";
import { symbolOf, toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { playerBonuses } from "../bonuses/tables";
import { isExcluded } from "./exclusion_notice";
import type { UserRow } from "./sessions";
import { users, wallets } from "./tables";

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** In a query: what the account of an address is called, else the address itself. */
export const nameOf = (email: SQLWrapper) =>
  sql<
    string | null
  >`coalesce((select nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), '') from ${users} where ${users.email} = ${email}), ${email})`;

/** Until when it is excluded by then: a longer exclusion stays. */
export async function excludeUser(db: Queryable, userId: number, until: Date): Promise<Date> {
  const [row] = await db
    .update(users)
    .set({ excludedUntil: sql`greatest(${users.excludedUntil}, ${until.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ until: users.excludedUntil });
  return row?.until ?? until;
}

/** About the sign-in before the newest one (L-2.52). */
export const loginInfoOf = ({ previousLogin, preferredLanguage }: UserRow, currentIp: string): LoginInfo => ({
  currentIp,
  lastLoginAt: previousLogin?.at ?? null,
  lastLoginCountry: previousLogin?.country ?? null,
  lastLoginSubdivision:
    previousLogin && subdivisionName(previousLogin.country, previousLogin.subdivision, preferredLanguage ?? defaultLanguage),
});

/** The account as the browser knows it. */
export async function userOf(db: Queryable, row: UserRow, loyalty: LoyaltyRules | undefined): Promise<User> {
  const { currencyCode } = row;
  const [wallet] = await db
    .select({
      amount: wallets.amount,
      nonCashAmount: wallets.nonCashAmount,
      version: wallets.version,
      promotionId: playerBonuses.promotionId,
      wagerLeft: playerBonuses.wagerLeft,
      toWager: playerBonuses.toWager,
    })
    .from(wallets)
    .leftJoin(playerBonuses, eq(playerBonuses.id, wallets.bonusId))
    .where(and(eq(wallets.userId, row.id), eq(wallets.currencyCode, currencyCode)));
  const money = (minorUnits: number) => toDecimal(minorUnits, currencyCode);
  const { amount = 0, nonCashAmount = 0, version = 0 } = wallet ?? {};
  const [referrals] = await db.select({ registrations: count() }).from(users).where(eq(users.referredBy, row.id));
  return {
    userId: row.id,
    uniqueId: row.uniqueId,
    ...(row.timeZone && { timeZone: row.timeZone }),
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    role: row.role,
    nickname: row.nickname,
    firstName: row.firstName,
    lastName: row.lastName,
    countryCode: row.countryCode,
    dateOfBirth: row.dateOfBirth,
    address: row.address,
    city: row.city,
    zipCode: row.zipCode,
    cpf: row.cpf,
    createdAt: row.createdAt.toISOString(),
    phone: row.phone,
    phoneCode: row.phoneCode,
    preferredLanguage: row.preferredLanguage,
    newsLetter: row.newsLetter,
    hasPassword: row.passwordHash !== null,
    isTwoFactorOn: row.totpEnabledAt !== null,
    noCalendar: row.noCalendar,
    ghostMode: row.ghostMode,
    loyaltyPoints: Math.floor(row.loyaltyPoints / (millionths / 100)) / 100,
    level: row.level,
    userLoyaltyLevel: loyaltyLevelOf(row, loyalty),
    secretForm: null,
    additionalData: { skrillEmail: row.skrillEmail },
    referralData: {
      visits: row.referralVisits,
      registrations: referrals?.registrations ?? 0,
      revenue: money(row.referralRevenue),
      customLink: row.referralCode ? `/?ref=${row.referralCode}` : "",
    },
    currencyCode,
    currencySymbol: symbolOf(currencyCode),
    depositCount: row.depositCount,
    totalDeposit: money(row.totalDeposit),
    totalSpend: money(row.totalSpend),
    kycStatus: row.kycStatus,
    isTest: row.isTest,
    isStreamer: row.isStreamer,
    userWallet: {
      currencyCode,
      totalAmount: money(amount + nonCashAmount),
      amount: money(amount),
      nonCashAmount: money(nonCashAmount),
      version,
    },
    activeBonus:
      typeof wallet?.promotionId === "number"
        ? {
            bonusId: wallet.promotionId,
            wagerLeft: money(wallet.wagerLeft ?? 0),
            amountToWager: money(wallet.toWager ?? 0),
          }
        : null,
    userLimit: {
      ...noLimits,
      selfExclusion: isExcluded(row) ? row.excludedUntil.toISOString() : null,
      ...timeLimitOf(row),
    },
  };
}

/** The level that an account has, and with how many points the next one begins (C-3.09). */
function loyaltyLevelOf({ level, preferredLanguage }: UserRow, { levels = [] }: Partial<LoyaltyRules> = {}) {
  const rank = Math.max(1, Math.min(level, levels.length));
  const own = levels[rank - 1];
  if (!own) return null;
  const { src } = own.imageUrl ?? {};
  return {
    name: textIn(own.name, preferredLanguage ?? defaultLanguage),
    levelImage: src || null,
    endPoint: (levels[rank] ?? own).points,
  };
}

/** The limit on how long a sign-in lasts, and when the newest one ends by it (C-3.11). */
function timeLimitOf({ timeLimit, timeLimitSince, lastLogin, ...row }: UserRow) {
  const minutes = timeLimit === null ? null : readSessionMinutes(timeLimit);
  const from = Math.max(timeLimitSince?.getTime() ?? 0, lastLogin ? Date.parse(lastLogin.at) : 0);
  return {
    timeLimit: minutes,
    pendingTimeLimit: row.pendingTimeLimit,
    pendingTimeLimitRequestedAt: row.pendingTimeLimitRequestedAt?.toISOString() ?? null,
    timeLimitUpdatedAt: row.timeLimitUpdatedAt?.toISOString() ?? null,
    timeLimitExpiry: minutes === null ? null : new Date(from + minutes * 60_000).toISOString(),
  };
}
