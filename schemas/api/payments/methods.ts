import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { currencyCode, depositPageError, money, paymentMethod } from "../../payments";
import { defaultLanguage, isLanguage, type Language } from "../../text";

/** A language that the site does not have is answered in English. */
const locale = z.pipe(
  z.string(),
  z.transform((name): Language => (isLanguage(name) ? name : defaultLanguage)),
);

/** Those that can be used come first as they are offered; `carouseller` is listed also while it is not active (C-9.12). */
export const getPaymentMethods = endpoint({
  method: "GET",
  path: "/api/user/get-payment-methods",
  role: "public",
  whileExcluded: true,
  summary: "The ways to pay in or out in the caller's country and currency, in the order in which they are offered.",
  query: z.object({
    locale: z._default(locale, defaultLanguage),
    action: z._default(z.enum(["deposit", "withdraw"]), "deposit"),
    /** Of a guest, who has no wallet; a player's own counts otherwise. */
    currency: z.optional(currencyCode),
  }),
  answer: z.object({
    paymentMethods: z.array(paymentMethod),
    /** Why there is nothing to choose; null where there is. */
    errorCode: z.nullable(depositPageError),
    /** The details that are asked for before the first deposit, by their names in `update-user-details` (C-5.26). */
    missingDetails: z.array(z.string()),
  }),
});

export const getMinDepConfig = endpoint({
  method: "GET",
  path: "/api/user/get-min-dep-config",
  role: "public",
  summary: "The least and the most that can be paid in at once, per currency (C-7.06).",
  query: z.object({ currency: z.optional(currencyCode) }),
  answer: z.object({ minDepConfig: z.record(z.string(), z.object({ minAmount: money, maxAmount: money })) }),
});
