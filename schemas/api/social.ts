import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { passkeyAnswer, passkeyQuestion } from "../passkeys";
import { user } from "../user";

/** Where the sign-in at the other provider begins (C-7.33), and where it comes back to; both are pages. */
export const socialSignInPath = "/api/auth/google";
export const socialCallbackPath = `${socialSignInPath}/callback`;

const linkedAccountUuid = z.uuid();
const signedIn = z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) });

export const getLinkRequest = endpoint({
  method: "GET",
  path: "/api/user/get-link-request",
  role: "public",
  summary:
    "What a sign-in at another provider waits for, in the browser that made it: an account's password, its second factor, or consent to the terms. 410 once it has run out.",
  query: z.object({ linkedAccountUuid }),
  answer: z.object({
    data: z.object({
      waitsFor: z.enum(["password", "second_factor", "consent"]),
      email: z.string(),
      expiresAt: z.string(),
      /** Where the second factor is asked and the account has one. */
      passkey: z.nullable(passkeyQuestion),
    }),
  }),
});
export type LinkRequest = z.output<typeof getLinkRequest.answer>["data"];

export const linkAccount = endpoint({
  method: "POST",
  path: "/api/user/link-account",
  role: "public",
  summary:
    "Links a sign-in at another provider with the account that has its e-mail address, and opens a session (C-4.44). Fails as a login does.",
  body: z.object({
    linkedAccountUuid,
    /** Not needed where the two are linked and only the second factor is missing. */
    password: z.optional(z.string().check(z.maxLength(255, "form.validation.too_long"))),
    twoFactorCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** In the place of the code: what a passkey signed of what the refusal asks. */
    passkey: z.optional(passkeyAnswer),
  }),
  answer: signedIn,
});

export const socialSignUp = endpoint({
  method: "POST",
  path: "/api/user/social-sign-up",
  role: "public",
  summary:
    "Opens an account for a sign-in at another provider that has none, and signs it in; 400 names the consents that are missing.",
  body: z.object({
    linkedAccountUuid,
    consents: z._default(z.record(z.string().check(z.maxLength(60)), z.boolean()), {}),
    countryCode: z.string("form.validation.required").check(z.maxLength(2, "form.validation.required")),
    currencyCode: z.string("form.validation.required").check(z.maxLength(3, "form.validation.required")),
    /** The code of the player who recommended the site. */
    ref: z.optional(z.string().check(z.maxLength(300))),
  }),
  answer: signedIn,
});

export const getIdentities = endpoint({
  method: "GET",
  path: "/api/user/get-identities",
  role: "player",
  summary: "The sign-ins at other providers that open the caller's account.",
  answer: z.object({
    identities: z.array(z.object({ id: z.string(), provider: z.string(), email: z.nullable(z.string()), linkedAt: z.string() })),
  }),
});

export const unlinkAccount = endpoint({
  method: "POST",
  path: "/api/user/unlink-account",
  role: "player",
  summary: "A sign-in at another provider opens the account no longer. 409 where it is the only way in.",
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
