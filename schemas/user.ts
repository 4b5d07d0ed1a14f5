import * as z from "zod/mini";
import { language } from "./text";

export const role = z.enum(["player", "content_editor", "support", "compliance", "cashier", "administrator"]);
export type UserRole = z.output<typeof role>;

/** The bonus that runs, and how much of it is left to wager. */
export const activeBonus = z.nullable(z.object({ bonusId: z.int(), wagerLeft: z.number(), amountToWager: z.number() }));

/** The signed-in user as the browser knows them (L-3.11 to L-3.14, C-3.05 to C-3.12). Amounts are decimal numbers. */
export const user = z.object({
  userId: z.int(),
  uniqueId: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  role,
  nickname: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  /** `1990-12-31`. */
  dateOfBirth: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  /** Eleven digits, of who lives in Brazil. */
  cpf: z.nullable(z.string()),
  /** When the account was opened, ISO 8601. */
  createdAt: z.string(),
  /** National number and calling code, "151234567" and "49"; null where none is known. */
  phone: z.nullable(z.string()),
  phoneCode: z.nullable(z.string()),
  preferredLanguage: z.nullable(language),
  newsLetter: z.boolean(),
  /** False for an account that was opened by another provider's sign-in and has no password of its own. */
  hasPassword: z.boolean(),
  isTwoFactorOn: z.boolean(),
  noCalendar: z.boolean(),
  /** The account's own, IANA, where it was told. */
  timeZone: z.optional(z.string()),
  ghostMode: z.boolean(),
  loyaltyPoints: z.number(),
  level: z.int(),
  userLoyaltyLevel: z.nullable(z.object({ name: z.string(), levelImage: z.nullable(z.string()), endPoint: z.number() })),
  /** The account as the embedded cashier is told of it; null until it has one (C-7.10). */
  secretForm: z.nullable(z.string()),
  additionalData: z.object({ skrillEmail: z.nullable(z.string()) }),
  referralData: z.object({
    visits: z.int(),
    registrations: z.int(),
    /** In the account's currency. */
    revenue: z.number(),
    customLink: z.string(),
  }),
  currencyCode: z.string(),
  currencySymbol: z.string(),
  depositCount: z.int(),
  totalDeposit: z.number(),
  totalSpend: z.number(),
  kycStatus: z.enum(["APPROVED", "PENDING", "REJECTED"]),
  isTest: z.boolean(),
  isStreamer: z.boolean(),
  userWallet: z.object({
    currencyCode: z.string(),
    totalAmount: z.number(),
    amount: z.number(),
    nonCashAmount: z.number(),
    /** Counts its changes, so that what is known of it later is not taken for newer. */
    version: z.int(),
  }),
  activeBonus,
  userLimit: z.object({
    /** Until when the account is excluded, ISO 8601, or null. */
    selfExclusion: z.nullable(z.string()),
    pendingSelfExclusion: z.nullable(z.string()),
    pendingSelfExclusionRequestedAt: z.nullable(z.string()),
    /** Of a session, in minutes; null where none is set (C-3.11). */
    timeLimit: z.nullable(z.int()),
    pendingTimeLimit: z.nullable(z.int()),
    pendingTimeLimitRequestedAt: z.nullable(z.string()),
    timeLimitUpdatedAt: z.nullable(z.string()),
    timeLimitExpiry: z.nullable(z.string()),
  }),
});
export type User = z.output<typeof user>;

/** What an account has of all that comes later: nothing yet. */
export const newAccount = {
  phone: null,
  phoneCode: null,
  preferredLanguage: null,
  newsLetter: false,
  hasPassword: true,
  isTwoFactorOn: false,
  noCalendar: false,
  ghostMode: false,
  loyaltyPoints: 0,
  level: 0,
  userLoyaltyLevel: null,
  secretForm: null,
  additionalData: { skrillEmail: null },
  referralData: { visits: 0, registrations: 0, revenue: 0, customLink: "" },
} satisfies Partial<User>;

export const noLimits: User["userLimit"] = {
  selfExclusion: null,
  pendingSelfExclusion: null,
  pendingSelfExclusionRequestedAt: null,
  timeLimit: null,
  pendingTimeLimit: null,
  pendingTimeLimitRequestedAt: null,
  timeLimitUpdatedAt: null,
  timeLimitExpiry: null,
};
