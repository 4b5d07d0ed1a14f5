import * as z from "zod/mini";
import { passkeyAnswer } from "./passkeys";
import { longestPassword } from "./password";

const password = z
  .string()
  .check(z.minLength(1, "form.validation.password.required"), z.maxLength(longestPassword, "form.validation.too_long"));
/** Proves that the caller is the owner: by the password, or by a recent sign-in where the account has none. */
const proof = z.optional(password);
/** Six digits of the authenticator; where it says so a recovery code too. */
const code = z.string().check(z.trim(), z.minLength(1, "form.validation.required"), z.maxLength(64, "form.validation.too_long"));

export const startTwoFactorForm = z.object({ password: proof });
export const codeForm = z.object({ code });
/** The second factor once more: a code, or what a passkey has signed in its place. */
export const secondFactorForm = z.object({ code: z.optional(code), passkey: z.optional(passkeyAnswer) });
export const turnOffTwoFactorForm = z.object({ password: proof, ...secondFactorForm.shape });
export const changePasswordForm = z.object({ currentPassword: proof, password });
