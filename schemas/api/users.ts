import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { exclusionDays } from "../exclusion_days";
import { loginBody } from "../sign_in_name";
import { user } from "../user";
import { viewer } from "../viewer";

export const login = endpoint({
  method: "POST",
  path: "/api/user/login",
  role: "public",
  whileExcluded: true,
  summary:
    "Opens a session, by e-mail address or by phone number (D-27, C-4.30); 401 {data: {success: false}, message}, alike for an unknown account and a wrong password.",
  body: loginBody,
  answer: z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) }),
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/api/user/refresh-token",
  role: "public",
  whileExcluded: true,
  summary: "A new bearer token for the session in the cookie; 401 without one.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) }),
});

export const logout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  role: "public",
  whileExcluded: true,
  summary: "Ends the session in the cookie.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

const ticket = z.string().check(z.minLength(1), z.maxLength(1_000));

/** 410 `break.ticket_expired` after a quarter of an hour; 409 `break.no_channel` where no code can be sent. */
export const sendWithdrawalCode = endpoint({
  method: "POST",
  path: "/api/user/send-withdrawal-code",
  role: "public",
  whileExcluded: true,
  summary:
    "Sends a code to the owner of an account on a break, so that they can withdraw (D-44); nothing where they gave their second factor with the password.",
  body: z.object({ ticket }),
  answer: z.object({
    data: z.object({
      success: z.boolean(),
      /** Without it the ticket alone opens the session. */
      isCodeNeeded: z.boolean(),
      /** Where it was sent, most of it hidden; null where none was needed. */
      sentTo: z.nullable(z.string()),
    }),
  }),
});

/** 401 `break.code_wrong`, 429 after a few guesses, 410 `break.ticket_expired`, 409 `break.ended` once the break has ended. */
export const openWithdrawal = endpoint({
  method: "POST",
  path: "/api/user/open-withdrawal",
  role: "public",
  whileExcluded: true,
  summary: "Opens an hour in which an account on a break can withdraw its balance, and nothing else (D-44).",
  body: z.object({ ticket, code: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) }),
});

/** Where the caller is, and about the session before this one; null where there was none or nothing is known (L-2.52). */
export const loginInfo = z.object({
  currentIp: z.string(),
  lastLoginAt: z.nullable(z.string()),
  lastLoginCountry: z.nullable(z.string()),
  lastLoginSubdivision: z.nullable(z.string()),
});
export type LoginInfo = z.output<typeof loginInfo>;

export const getUserDetails = endpoint({
  method: "GET",
  path: "/api/user/get-user-details",
  role: "player",
  whileExcluded: true,
  summary: "The caller's account, the address that they call from, and their sign-in before this one.",
  answer: z.object({ user, loginInfo }),
});

/** What the browser has to know about who looks before anything else. */
export const getViewer = endpoint({
  method: "GET",
  path: "/api/viewer",
  role: "public",
  whileExcluded: true,
  summary: "The caller as rules see them: session, deposits, country, language, device and the server's clock.",
  answer: z.object({ viewer, user: z.nullable(user) }),
});

export const setDisableUntil = endpoint({
  method: "POST",
  path: "/api/user/set-disable-until",
  role: "player",
  summary: "Excludes the caller for a number of days and ends all their sessions (L-7.42).",
  body: z.object({ days: exclusionDays, type: z.literal("SELF_EXCLUSION") }),
  answer: z.object({ data: z.object({ success: z.boolean(), selfExclusion: z.string() }), message: z.string() }),
});
