import * as z from "zod/mini";

export const role = z.enum(["player", "content_editor", "administrator"]);
export type UserRole = z.output<typeof role>;

/** The signed-in user as the browser knows them (L-3.11 to L-3.14, C-3.05 to C-3.10). Amounts are decimal numbers. */
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
  /** When the account was opened, ISO 8601. */
  createdAt: z.string(),
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
  }),
  activeBonus: z.nullable(z.object({ bonusId: z.int(), wagerLeft: z.number(), amountToWager: z.number() })),
  userLimit: z.object({
    /** Until when the account is excluded, ISO 8601, or null. */
    selfExclusion: z.nullable(z.string()),
    pendingSelfExclusion: z.nullable(z.string()),
    pendingSelfExclusionRequestedAt: z.nullable(z.string()),
  }),
});
export type User = z.output<typeof user>;
