import * as z from "zod/mini";
import { closeAccountForm } from "../closing_form";
import { endpoint } from "../endpoint";

export const getAccountClosing = endpoint({
  method: "GET",
  path: "/api/user/get-account-closing",
  role: "player",
  summary:
    "What closing the account would mean for the caller: what is left on it, what is on its way, and what is kept for how long.",
  query: z.object({}),
  answer: z.object({
    /** Only where there is something. */
    balances: z.array(z.object({ currencyCode: z.string(), cash: z.number(), nonCash: z.number() })),
    openPayments: z.int(),
    openRounds: z.int(),
    documentCount: z.int(),
    /** Until when what the law wants kept is kept, were it closed now, ISO 8601. */
    keptUntil: z.string(),
    needsPassword: z.boolean(),
    needsCode: z.boolean(),
  }),
});
export type AccountClosing = z.output<(typeof getAccountClosing)["answer"]>;

/**
 * Errors: 409 `account.not_ready` while payments or rounds are open, 409 `account.balance_left` where money is left and the caller has not said that
 * it stays.
 */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/user/close-account",
  role: "player",
  summary:
    "Closes the caller's account for good: signs it out everywhere, ends bonuses and letters; what the law wants kept is kept.",
  body: closeAccountForm,
  answer: z.object({ data: z.object({ success: z.boolean(), keptUntil: z.string() }) }),
});
