import * as z from "zod/mini";
import { endpoint } from "../../../endpoint";
import { currencyCode, methodTerms, paymentFamily } from "../../../payments";
import { market } from "../../../settings";
import { text } from "../../../text";

/** A method as the back office arranges it. */
export const officeMethod = z.object({
  methodId: z.string(),
  provider: z.string(),
  title: z.string(),
  family: paymentFamily,
  /** A path of the site; null where it has no picture. */
  thumbnail: z.nullable(z.string()),
  countries: z.array(z.string()),
  currencies: z.array(z.string()),
  isEnabled: z.boolean(),
  position: z.int(),
  absence: z.nullable(z.object({ reason: z.enum(["maintenance"]), until: z.nullable(z.string()) })),
  /** In the asked currency, else in the method's first; null where it does not go that way. */
  deposit: z.nullable(methodTerms),
  withdrawal: z.nullable(methodTerms),
  termsCurrency: z.string(),
  /** Whether the place and switch are of exactly the asked market and currency, and not those for all. */
  isOwnPlace: z.boolean(),
});
export type OfficeMethod = z.output<typeof officeMethod>;

/** A method as a page may name it. */
const nameableMethod = z.object({
  methodId: z.string(),
  title: text(),
  family: paymentFamily,
  /** A path of the site; null where it has no picture. */
  picture: z.nullable(z.string()),
  /** ISO 3166; empty for all. */
  countries: z.array(z.string()),
  currencies: z.array(z.string()),
  paysIn: z.boolean(),
  paysOut: z.boolean(),
  /** `closed`: away, or switched off in every market and currency. */
  state: z.enum(["open", "closed"]),
});
export type NameableMethod = z.output<typeof nameableMethod>;

export const listNameableMethods = endpoint({
  method: "GET",
  path: "/api/backoffice/payment-methods",
  role: "content_editor",
  summary:
    "The methods of all markets that a section may name, in the order in which they are offered where nothing else is said.",
  answer: z.object({ methods: z.array(nameableMethod) }),
});

const arranged = z
  .array(z.object({ methodId: z.string().check(z.maxLength(60)), isEnabled: z.boolean() }))
  .check(z.maxLength(500));
const methodParams = z.object({ methodId: z.string().check(z.maxLength(60)) });
const done = z.object({ data: z.object({ success: z.boolean() }) });

export const listOfficeMethods = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/methods",
  role: "support",
  summary: "All methods as they are switched and ordered in a market and currency, or everywhere, with the last arrangements.",
  query: z.object({ market: z.optional(market), currency: z.optional(currencyCode) }),
  answer: z.object({
    methods: z.array(officeMethod),
    currencies: z.array(z.string()),
    /** Whether the caller may arrange them. */
    mayArrange: z.boolean(),
    /** The arrangements of exactly this market and currency, the newest first; the first is in force. */
    versions: z.array(
      z.object({ versionId: z.int(), at: z.string(), actor: z.nullable(z.string()), methods: z.nullable(arranged) }),
    ),
  }),
});

export const arrangeMethods = endpoint({
  method: "PUT",
  path: "/api/backoffice/payments/methods",
  role: "administrator",
  summary: "Switches and orders methods in a market and currency, or everywhere; what is more exact counts.",
  body: z.object({
    market: z.nullable(market),
    currency: z.nullable(currencyCode),
    /** In the order in which they are offered; none lets go of the arrangement, so that the less exact one counts. */
    methods: arranged,
    /** The newest version that the caller has seen, 0 for none: 409 `payment.methods_changed` where there is a newer one. */
    basedOn: z.optional(z.int()),
  }),
  answer: done,
});

export const setMethodAbsence = endpoint({
  method: "PUT",
  path: "/api/backoffice/payments/methods/:methodId/absence",
  role: "cashier",
  summary: "Says that a method is away for a while, or back again.",
  params: methodParams,
  body: z.object({ isAway: z.boolean(), until: z.nullable(z.iso.datetime({ offset: true })) }),
  answer: done,
});
