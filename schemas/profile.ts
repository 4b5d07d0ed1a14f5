import * as z from "zod/mini";
import { panicSpan } from "./breaks";
import { country } from "./rules";
import { market } from "./settings";

/**
 * How far a statement carries: a regulator's own text, a law firm or the press, a blog, a vendor, or what is generally
 * known.
 */
const grade = z.enum(["R", "L", "B", "V", "K"]);

const origin = {
  /** Where it is written. */
  source: z.string().check(z.minLength(3)),
  grades: z.array(grade).check(z.minLength(1)),
  note: z.optional(z.string()),
};
const sourced = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...shape, ...origin });

/** A span of time, ISO 8601: PT24H, P7D, P1M. */
const span = z.string().check(z.regex(/^P(?:\d+[YMWD]|T\d+[HM])$/));
const spans = z.array(span).check(z.minLength(1));
const limitKind = z.enum(["deposit", "loss", "stake", "time"]);

/** What a visitor must be able to get to; one of a rule's targets is enough. */
const target = z.union([
  /** A section of this type on the page, or a link to a page that has one. */
  z.object({ section: z.string() }),
  /** A link to the page that the site's settings know by this key. */
  z.object({ page: z.string() }),
  /** A link to this host. */
  z.object({ host: z.string() }),
  /** Something that the shell shows on every page. */
  z.object({ part: z.enum(["panic_button", "age_mark", "licence_seal"]) }),
  /** These words, on the page or in the footer's texts. */
  z.object({ words: z.string().check(z.minLength(1)) }),
]);
export type Target = z.output<typeof target>;

export const registerOccasions = ["sign_up", "sign_in", "deposit"] as const;
export type RegisterOccasion = (typeof registerOccasions)[number];

export const visitors = ["guest", "unpaid", "paid"] as const;
export type Visitor = (typeof visitors)[number];

/** What must be on a page, or be reached from it. */
const pageRule = sourced({
  /** Of its words: `check.rule.<name>`. */
  name: z.string().check(z.regex(/^[a-z_]+$/)),
  severity: z.enum(["block", "warn"]),
  /** For whom it holds. */
  who: z.array(z.enum(visitors)).check(z.minLength(1)),
  /** On every page, or on those that the settings know by these keys; `home` is the page at `/`. */
  on: z.union([z.literal("every_page"), z.array(z.string()).check(z.minLength(1))]),
  /** Only on those of these pages that have a section of one of these types: offers need words that other pages do not. */
  onlyWith: z.optional(z.array(z.string()).check(z.minLength(1))),
  reach: z.array(target).check(z.minLength(1)),
  /** Where a link counts. */
  from: z._default(z.array(z.enum(["page", "header", "menu", "footer"])), ["page", "header", "menu", "footer"]),
});
export type PageRule = z.output<typeof pageRule>;

/** What a market asks for, as data with its sources: the check evaluates `pageRules`, the rest is for what is played and paid. */
export const profile = z.strictObject({
  code: market,
  country,
  /** By whose clocks days, weeks and months begin: a name of the IANA time zone database. */
  timeZone: z.optional(sourced({ name: z.string() })),
  /** Where it is one part of a country: the subdivision's name. */
  subdivision: z.optional(z.string()),
  /** What is known of the licence as such, where there is no more. */
  status: z.optional(sourced({ text: z.string() })),
  /** Nobody younger may open an account; 18 where it says nothing. */
  minimumAge: z.optional(sourced({ years: z.int().check(z.minimum(18)) })),
  /** What a password needs at least, beside what the site asks for. */
  password: z.optional(sourced({ minLength: z.int().check(z.minimum(6), z.maximum(64)) })),
  /** Signing up tells nobody whether there is an account: it ends with a letter, and the account opens by its link. */
  signUpTellsNothing: z.optional(sourced({ value: z.boolean() })),
  limits: z.optional(
    z.array(
      sourced({
        kind: limitKind,
        isMandatory: z.boolean(),
        periods: z.array(span),
        /** Before what it must be set. */
        before: z.optional(z.enum(["registration", "first_deposit", "play", "session"])),
        /** Whether payouts of the same period are taken off what was paid in; gross where it says nothing. */
        counts: z.optional(z.enum(["gross", "net"])),
        /** Whether each of its periods must be limited, not just any of them. */
        needsAll: z.optional(z.boolean()),
      }),
    ),
  ),
  /** How long an increase waits, and whether the running period must end first. */
  limitIncrease: z.optional(sourced({ waits: span, afterPeriod: z._default(z.boolean(), false) })),
  limitDecrease: z.optional(sourced({ isImmediate: z.boolean() })),
  /** Where several limits hold at once, the lowest counts. */
  lowestLimitCounts: z.optional(sourced({ value: z.boolean() })),
  /** After how long without a look at them players are asked whether their limits are still right. */
  limitReview: z.optional(sourced({ every: span })),
  /** Deposits above these amounts ask for more: contact, or proof of income. */
  depositThresholds: z.optional(
    z.array(
      sourced({
        amount: z.int(),
        currency: z.string(),
        period: span,
        does: z.enum(["block", "contact", "income_proof"]),
        /** Only for those who are younger. */
        ageBelow: z.optional(z.int()),
        /** Whether payouts of the same period are taken off; gross where it says nothing. */
        counts: z.optional(z.enum(["gross", "net"])),
      }),
    ),
  ),
  timeOut: z.optional(sourced({ periods: spans })),
  selfExclusion: z.optional(
    sourced({
      /** What can be chosen; with `lifetime` for good. */
      periods: z.array(z.union([span, z.literal("lifetime")])),
      minimum: z.optional(span),
      endNotice: z.optional(span),
    }),
  ),
  /** How long the account stays shut after the term of an exclusion. */
  coolingOff: z.optional(sourced({ afterTerm: span })),
  realityCheck: z.optional(sourced({ minutes: z.int().check(z.minimum(1)) })),
  /** One press, no question, on every page; what it says on it is how long it blocks. */
  panicButton: z.optional(sourced({ blocks: z.literal(panicSpan) })),
  /** Links that stay on top of every page while it scrolls, for guests too; all is called in the market's own language. */
  topBar: z.optional(
    sourced({
      name: z.string(),
      language: z.string().check(z.regex(/^[a-z]{2}$/)),
      links: z.array(z.union([z.object({ name: z.string(), url: z.url() }), z.object({ name: z.string(), page: z.string() })])),
    }),
  ),
  allowCancelWithdrawal: z.optional(sourced({ value: z.boolean() })),
  excludedMayWithdraw: z.optional(sourced({ value: z.boolean() })),
  /** What keeps play safe is said before the first deposit. */
  firstDepositMessage: z.optional(sourced({ value: z.boolean() })),
  autoplay: z.optional(sourced({ value: z.boolean() })),
  turbo: z.optional(sourced({ value: z.boolean() })),
  /** Whether a game may sell its feature, such as free spins. */
  bonusBuy: z.optional(sourced({ value: z.boolean() })),
  parallelPlay: z.optional(sourced({ value: z.boolean() })),
  minimumSpinSeconds: z.optional(sourced({ value: z.number(), games: z.enum(["slots", "other"]) })),
  minimumCycleSeconds: z.optional(sourced({ value: z.number() })),
  /** The most that one bet may be; who is younger has a most of their own. */
  maxStake: z.optional(
    z.array(
      sourced({
        amount: z.number().check(z.positive()),
        currency: z.string(),
        games: z.enum(["slots", "other"]),
        /** Only for those who are younger. */
        ageBelow: z.optional(z.int()),
      }),
    ),
  ),
  /** How many times a bonus may have to be wagered at most. */
  maxWager: z.optional(sourced({ times: z.int() })),
  /** Whether players may be given something for friends whom they bring. */
  referrals: z.optional(sourced({ value: z.boolean() })),
  netPosition: z.optional(sourced({ value: z.boolean() })),
  elapsedTime: z.optional(sourced({ format: z.literal("h:m:s") })),
  identityBeforePlay: z.optional(sourced({ value: z.boolean() })),
  identityBeforeDeposit: z.optional(sourced({ value: z.boolean() })),
  /** Notices when these parts of a limit are used, in percent; where all of it is, play may have to end. */
  limitNotices: z.optional(sourced({ percent: z.array(z.int()), endsSession: z.boolean() })),
  /**
   * The number by which the state knows people alone: whoever lives there tells it when they open an account, under any licence. About who has not, its
   * register can't be asked, and they neither deposit nor play under its own.
   */
  personalNumber: z.optional(sourced({ kind: z.enum(["cpf"]) })),
  /** A state's register of people who excluded themselves, and when it is asked about somebody. */
  centralRegister: z.optional(
    sourced({
      name: z.string(),
      url: z.optional(z.url()),
      asksAt: z._default(z.array(z.enum(registerOccasions)), [...registerOccasions]),
      /** After how long it is asked again about who stays signed in. */
      every: z.optional(span),
    }),
  ),
  /** How long documents of a player are kept after the account is closed. */
  documents: z.optional(sourced({ keptFor: span })),
  helpLinks: z.optional(z.array(sourced({ name: z.string(), url: z.url(), phone: z.optional(z.string()) }))),
  /** What no page shows, so that the check does not judge it, and no field above holds. */
  notes: z.optional(z.array(sourced({ text: z.string() }))),
  pageRules: z._default(z.array(pageRule), []),
});
export type Profile = z.output<typeof profile>;
