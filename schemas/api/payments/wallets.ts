import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { currencyCode, money } from "../../payments";
import { user } from "../../user";

/** C-3.10. */
export const userWallet = z.object({
  currencyCode: z.string(),
  amount: money,
  nonCashAmount: money,
  totalAmount: money,
  /** Counts its changes. */
  version: z.int(),
  isActive: z.boolean(),
});
export type UserWallet = z.output<typeof userWallet>;

export const getUserWallets = endpoint({
  method: "GET",
  path: "/api/user/get-user-wallets",
  role: "player",
  whileExcluded: true,
  summary: "The caller's wallets, one per currency that they have or had money in.",
  query: z.object({}),
  answer: z.object({ wallets: z.array(userWallet) }),
});

/** 409 `currency.not_offered`, 404 `wallet.not_found`. */
export const setActiveWallet = endpoint({
  method: "POST",
  path: "/api/user/set-active-wallet",
  role: "player",
  summary: "Plays and pays from another of the caller's wallets from now on (L-7.03, L-4.61).",
  body: z.object({ currencyCode }),
  answer: z.object({ data: z.object({ success: z.boolean(), user }) }),
});

/** What somebody does on the way to a deposit (C-7.15). */
export const depositEvents = [
  "DEPOSIT_FORM_OPEN",
  "DEPOSIT_BONUS_CHOSEN",
  "DEPOSIT_METHOD_CHOSEN",
  "DEPOSIT_FORM_SUBMIT",
  "DEPOSIT_FORM_ERROR",
  "DEPOSIT_METHOD_ERROR",
  "WITHDRAW_FORM_OPEN",
  "WITHDRAW_FORM_SUBMIT",
] as const;

export const logDepositEvent = endpoint({
  method: "POST",
  path: "/api/user/log-event",
  role: "player",
  summary: "Writes down a step on the way to a payment (C-7.15); nothing about who it was.",
  body: z.object({
    event: z.enum(depositEvents),
    methodId: z.optional(z.string().check(z.maxLength(60))),
    bonusId: z.optional(z.int()),
    errorCode: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
