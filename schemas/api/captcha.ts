import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/** Work for a browser, signed: the counter whose derived key begins with `keyPrefix` (ALTCHA's second format). */
export const captchaChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

export const captchaSolution = z.object({ counter: z.int(), derivedKey: z.string(), time: z.optional(z.number()) });
export type CaptchaSolution = z.output<typeof captchaSolution>;

export const getCaptchaChallenge = endpoint({
  method: "GET",
  path: "/api/captcha/challenge",
  role: "public",
  summary: "Work that proves a browser, for where the settings ask for it; 404 elsewhere.",
  answer: captchaChallenge,
});
