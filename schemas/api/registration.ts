import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { leftOut } from "../left_out";
import { language, text } from "../text";
import { user } from "../user";

const short = leftOut(z.string().check(z.maxLength(300)));
const token = leftOut(z.string().check(z.maxLength(8_000)));

/** Null and nothing are no. */
const flag = z._default(
  z.pipe(
    z.nullable(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  false,
);

/** What is filled in is checked by `schemas/registration.ts`, as the form does it; here is only what a payload may hold (C-3.31 to C-3.34). */
export const signUp = endpoint({
  method: "POST",
  path: "/api/user/sign-up",
  role: "public",
  summary:
    "Opens an account and signs it in (C-7.18). Without an access token where nobody may sign in yet. 409 where the details can't be used, which does not say whose they are.",
  body: z.object({
    use1ClickRegistration: flag,
    emailPhoneRegistration: flag,
    email: short,
    password: short,
    countryCode: short,
    currencyCode: short,
    phoneCode: short,
    phone: short,
    promocode: short,
    newsLetter: flag,
    /** The terms are accepted. */
    subscribe: flag,
    firstName: leftOut(z.string()),
    lastName: leftOut(z.string()),
    dateOfBirth: short,
    address: leftOut(z.string()),
    city: leftOut(z.string()),
    zipCode: leftOut(z.string()),
    country: short,
    cpf: short,
    consents: z._default(
      z.pipe(
        z.nullable(z.record(z.string().check(z.maxLength(60)), flag)),
        z.transform((given) => given ?? {}),
      ),
      {},
    ),
    /** The captcha's; `token` is what the short form calls it. */
    recaptchaToken: token,
    token,
    /** Of an advertiser's link; nothing here asks for it. */
    uidToken: short,
    timeZone: short,
    /** In any case. */
    preferredLanguage: leftOut(z.pipe(z.string().check(z.toLowerCase()), language)),
    /** The code of the player who recommended the site. */
    ref: short,
  }),
  answer: z.object({
    data: z.object({
      success: z.boolean(),
      accessToken: z.optional(z.string()),
      user: z.optional(user),
      /** Somebody of the back office looks at the details first; nobody signs in before. */
      isHeld: z.optional(z.boolean()),
      /** What the account is known by, where the server chose it. */
      signInName: z.optional(z.string()),
    }),
    message: z.optional(z.string()),
  }),
});

export const consent = z.object({
  defaultValue: z.boolean(),
  isMandatory: z.boolean(),
  /** Of what is agreed to; kept with the consent. */
  version: z.optional(z.string()),
  /** Who agreed to another version is asked again. */
  asksAgain: z.optional(z.boolean()),
  /** Of the site's words for it, where it has no text of its own. */
  resourceKey: z.string(),
  text: z.optional(text(300)),
  /** Where what is agreed to can be read. */
  url: z.optional(z.string()),
});
export type Consent = z.output<typeof consent>;

export const getConsents = endpoint({
  method: "GET",
  path: "/api/core/casino/consents",
  role: "public",
  whileExcluded: true,
  summary: "What is to be agreed to when an account is opened (L-7.02): those of the keys, a list with commas; all without any.",
  query: z.object({ keys: z.optional(z.string().check(z.maxLength(2_000))) }),
  answer: z.object({ consents: z.record(z.string(), consent) }),
});

export const getPendingConsents = endpoint({
  method: "GET",
  path: "/api/user/pending-consents",
  role: "player",
  summary: "What the caller has to agree to again, since there is a new version of it.",
  answer: z.object({
    consents: z.array(
      z.object({ key: z.string(), version: z.string(), text: z.optional(text(300)), url: z.optional(z.string()) }),
    ),
  }),
});
export type PendingConsent = z.output<typeof getPendingConsents.answer>["consents"][number];

const saidOnce = {
  key: z.string(),
  version: z.string(),
  isGiven: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
};

export const getConsentHistory = endpoint({
  method: "GET",
  path: "/api/user/get-consent-history",
  role: "player",
  whileExcluded: true,
  summary: "What the caller has agreed to or not, in which version and when; and what stands of it.",
  query: z.object({}),
  answer: z.object({
    consents: z.array(
      z.object({
        key: z.string(),
        /** The one that stands on the site. */
        version: z.string(),
        isGiven: z.boolean(),
        /** When that was said; null where it never was. */
        at: z.nullable(z.string()),
        isMandatory: z.boolean(),
        resourceKey: z.string(),
        text: z.optional(text(300)),
        url: z.optional(z.string()),
      }),
    ),
    /** The newest first. */
    history: z.array(z.object({ ...saidOnce, resourceKey: z.string(), text: z.optional(text(300)) })),
  }),
});
export type ConsentHistory = z.output<(typeof getConsentHistory)["answer"]>;

/** What must be given can't be taken back: 409 consents.mandatory. */
export const setConsent = endpoint({
  method: "POST",
  path: "/api/user/set-consent",
  role: "player",
  summary: "Gives a consent, or takes it back. 409 consents.changed where there is none of this name.",
  body: z.object({ key: z.string().check(z.maxLength(60)), isGiven: z.boolean() }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const agreeAgain = endpoint({
  method: "POST",
  path: "/api/user/agree-again",
  role: "player",
  summary: "Agrees to new versions. 409 consents.changed where one of them is not the version that stands.",
  body: z.object({
    consents: z
      .array(z.object({ key: z.string().check(z.maxLength(60)), version: z.string().check(z.maxLength(40)) }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
