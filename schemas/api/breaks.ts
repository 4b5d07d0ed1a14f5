import * as z from "zod/mini";
import { breakKinds } from "../breaks";
import { endpoint } from "../endpoint";

/** A span of ISO 8601, P1W, or `lifetime`; with when it would end if it began now, null for never. */
const offer = z.object({ period: z.string(), until: z.nullable(z.string()) });

/** Where to talk to somebody; without a number it is a page alone. */
const helpLine = z.object({ name: z.string(), url: z.string(), phone: z.nullable(z.string()) });
export type HelpLine = z.output<typeof helpLine>;

/** Which breaks the market of the caller offers, and the help lines of the country that they are in. */
export const getBreaks = endpoint({
  method: "GET",
  path: "/api/user/get-breaks",
  role: "public",
  whileExcluded: true,
  summary: "The breaks that the caller's market offers, and where to get help in the country that they are in.",
  query: z.object({}),
  answer: z.object({
    timeOut: z.array(offer),
    selfExclusion: z.array(offer),
    /** When a break would end that the panic button begins now. */
    panicUntil: z.string(),
    help: z.array(helpLine),
  }),
});
export type Breaks = z.output<(typeof getBreaks)["answer"]>;

/**
 * Begins a break at once and ends all sessions of the account. One that runs is never made shorter. 400 `break.not_offered` for a period
 * that the market has not.
 */
export const takeBreak = endpoint({
  method: "POST",
  path: "/api/user/take-break",
  role: "player",
  summary:
    "Begins a time-out, a self-exclusion or, by the panic button, 24 hours without play; signs the caller out everywhere (D-07).",
  body: z.object({
    kind: z.enum(breakKinds),
    /** As `get-breaks` offers it; the panic button has its own. */
    period: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), until: z.nullable(z.string()) }), message: z.string() }),
});
