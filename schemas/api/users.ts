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
  summary:
    "Opens a session, by e-mail address or by phone number (D-27, C-4.30); 401 {data: {success: false}, message}, alike for an unknown account and a wrong password.",
  body: loginBody,
  answer: z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) }),
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/api/user/refresh-token",
  role: "public",
  summary: "A new bearer token for the session in the cookie; 401 without one.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean(), accessToken: z.string(), user }) }),
});

export const logout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  role: "public",
  summary: "Ends the session in the cookie.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
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
  summary: "The caller's account, the address that they call from, and their sign-in before this one.",
  answer: z.object({ user, loginInfo }),
});

/** What the browser has to know about who looks before anything else. */
export const getViewer = endpoint({
  method: "GET",
  path: "/api/viewer",
  role: "public",
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
