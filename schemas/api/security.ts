import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { newPasskey, passkeyQuestion } from "../passkeys";
import { changePasswordForm, codeForm, secondFactorForm, startTwoFactorForm, turnOffTwoFactorForm } from "../security_forms";

const success = z.object({ data: z.object({ success: z.boolean() }) });

/** A sign-in that still stands, and the browser that it is in. */
const session = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  ip: z.nullable(z.string()),
  country: z.nullable(z.string()),
  subdivision: z.nullable(z.string()),
  /** "Firefox", "Android"; null where the browser does not tell. */
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  device: z.enum(["desktop", "mobile", "tablet"]),
});
export type SessionEntry = z.output<typeof session>;

/** A passkey that stands in for the authenticator's code, and where it was made. */
const passkey = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null until it is used. */
  lastUsedAt: z.nullable(z.string()),
});
export type PasskeyEntry = z.output<typeof passkey>;

export const getSessions = endpoint({
  method: "GET",
  path: "/api/user/get-sessions",
  role: "player",
  summary:
    "The caller's sessions, this one first, then by when they were last seen; their passkeys, and how many recovery codes are left.",
  answer: z.object({ sessions: z.array(session), passkeys: z.array(passkey), recoveryCodesLeft: z.int() }),
});

export const endSession = endpoint({
  method: "POST",
  path: "/api/user/end-session",
  role: "player",
  summary: "Ends one of the caller's sessions, its sockets too.",
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: success,
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/user/end-other-sessions",
  role: "player",
  summary: "Ends all sessions of the caller but this one.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean(), ended: z.int() }) }),
});

export const startTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor/start",
  role: "player",
  summary: "A new secret for an authenticator, as text, as its address and as a QR code; it is on once a code confirms it.",
  body: startTwoFactorForm,
  answer: z.object({ data: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }) }),
});

export const confirmTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor/confirm",
  role: "player",
  summary: "Turns two-factor authentication on by a code of the authenticator; the recovery codes are shown this once.",
  body: codeForm,
  answer: z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }),
});

export const turnOffTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor/turn-off",
  role: "player",
  summary: "Turns two-factor authentication off, by password and a code, recovery code or passkey.",
  body: turnOffTwoFactorForm,
  answer: success,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/two-factor/recovery-codes",
  role: "player",
  summary: "Ten new recovery codes in place of the earlier ones, by a code of the authenticator or a passkey.",
  body: secondFactorForm,
  answer: z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }),
});

export const startPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/start",
  role: "player",
  summary: "What a device needs to make a passkey, where two-factor authentication is on; it counts once it is added.",
  body: startTwoFactorForm,
  answer: z.object({
    data: z.object({
      ...passkeyQuestion.shape,
      siteName: z.string(),
      /** Names the account to the device, and nobody to anybody. */
      userHandle: z.string(),
      userName: z.string(),
    }),
  }),
});

/** 409 `passkey.too_many` where the account has ten, 410 `token.expired` where it was made too late or for something else. */
export const addPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/add",
  role: "player",
  summary: "Keeps a passkey that a device has made: from then on it can stand in for the authenticator's code.",
  body: newPasskey,
  answer: success,
});

export const askPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/ask",
  role: "player",
  summary: "What a passkey of the caller is asked to sign in the place of a code; null where they have none.",
  body: z.object({}),
  answer: z.object({ data: z.nullable(passkeyQuestion) }),
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/remove",
  role: "player",
  summary: "Forgets a passkey of the caller.",
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(1_400)) }),
  answer: success,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/user/change-password",
  role: "player",
  summary: "Another password, or a first one for an account without; all other sessions end.",
  body: changePasswordForm,
  answer: success,
});
