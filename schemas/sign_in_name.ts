import * as z from "zod/mini";
import { passkeyAnswer } from "./passkeys";

/** An e-mail address as somebody types it; kept in lower case (C-5.27, C-5.30). */
export const emailAddress = z
  .string("form.validation.email.required")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: "form.validation.email.required", abort: true }),
    z.maxLength(255, "form.validation.too_long"),
    z.email("form.validation.email.invalid"),
  );

/** What an account is known by, an e-mail address or a phone number: one of the two is there (C-3.29, C-5.28). */
const signInName = z.object({
  email: z.optional(emailAddress),
  phone: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: "form.validation.phone.required", abort: true }),
        z.maxLength(255, "form.validation.too_long"),
        z.regex(/\d/, "form.validation.phone.invalid"),
      ),
  ),
  /** The calling code, "49" or "+49". */
  phoneCode: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: "form.validation.phoneCode.required", abort: true }),
        z.maxLength(255, "form.validation.too_long"),
        z.regex(/\d/, "form.validation.phoneCode.required"),
      ),
  ),
});
export type SignInName = z.output<typeof signInName>;

/** What is missing of a name, said at its field. */
const requireName = z.check<SignInName>(({ value, issues }) => {
  const miss = (field: keyof SignInName) =>
    issues.push({ code: "custom", input: value, path: [field], message: `form.validation.${field}.required` });
  if (value.email !== undefined) return;
  if (value.phone === undefined && value.phoneCode === undefined) miss("email");
  else if (value.phone === undefined) miss("phone");
  else if (value.phoneCode === undefined) miss("phoneCode");
});

const recaptchaToken = z.optional(z.string().check(z.maxLength(8_000)));

/** What opens a session. */
export const loginBody = z
  .object({
    ...signInName.shape,
    password: z
      .string("form.validation.password.required")
      .check(z.minLength(1, "form.validation.password.required"), z.maxLength(255, "form.validation.too_long")),
    /** Of the letter to the owner after too many guesses. */
    unlockToken: z.optional(z.string().check(z.maxLength(100))),
    /** Of the authenticator, or a recovery code: 401 `login.two_factor_required` asks for it once the password is right. */
    twoFactorCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** In the place of the code: what a passkey signed of what that refusal asks. */
    passkey: z.optional(passkeyAnswer),
    recaptchaToken,
  })
  .check(requireName);

/** What a new password is asked for with. */
export const forgetPasswordBody = z
  .object({ ...signInName.shape, isPhone: z._default(z.boolean(), false), recaptchaToken })
  .check(requireName);
