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

const isEmail = (value: string) => z.safeParse(emailAddress, value).success;

/** A field of a name, as forms have it that send all of theirs: empty, or null, is left out (C-3.29, C-3.30). */
const orBlank = (field: z.ZodMiniString<string>) => z.optional(z.nullable(field));

/** What an account is known by, an e-mail address or a phone number: one of the two is there (C-3.29, C-5.28). */
const nameFields = {
  email: orBlank(
    z.string("form.validation.email.required").check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(255, { error: "form.validation.too_long", abort: true }),
      z.refine((value) => value === "" || isEmail(value), "form.validation.email.invalid"),
    ),
  ),
  phone: orBlank(
    z.string().check(
      z.trim(),
      z.maxLength(255, "form.validation.too_long"),
      z.refine((value) => value === "" || /\d/.test(value), "form.validation.phone.invalid"),
    ),
  ),
  /** The calling code, "49" or "+49". */
  phoneCode: orBlank(
    z.string().check(
      z.trim(),
      z.maxLength(255, "form.validation.too_long"),
      z.refine((value) => value === "" || /\d/.test(value), "form.validation.phoneCode.required"),
    ),
  ),
};

export interface SignInName {
  email?: string | undefined;
  phone?: string | undefined;
  phoneCode?: string | undefined;
}

type Sent = { [Field in keyof typeof nameFields]?: string | null | undefined } & { isPhone?: boolean };

/** Whether it is a phone number that was meant: it says so, or there is no e-mail address and a part of a number. */
function isByPhone({ email, phone, phoneCode, isPhone }: Sent): boolean {
  if (isPhone) return true;
  return !email && Boolean(phone || phoneCode || (email === undefined && (phone ?? phoneCode) !== undefined));
}

/** What is missing of a name, said at its field, beside what is wrong with the others. */
const requireName = z.check<Sent>(
  ({ value, issues }) => {
    for (const field of isByPhone(value) ? (["phone", "phoneCode"] as const) : (["email"] as const)) {
      if (!value[field])
        issues.push({ code: "custom", input: value, path: [field], message: `form.validation.${field}.required` });
    }
  },
  { when: () => true },
);

/** The name without what was left blank. */
const nameIn = ({ email, phone, phoneCode }: Sent) => ({
  email: email || undefined,
  phone: phone || undefined,
  phoneCode: phoneCode || undefined,
});

const recaptchaToken = z.optional(z.string().check(z.maxLength(8_000)));

/** What opens a session. */
const loginFields = z
  .object({
    ...nameFields,
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
export const loginBody = z.pipe(
  loginFields,
  z.transform((body: z.output<typeof loginFields>) => ({ ...body, ...nameIn(body) })),
);

/** What a new password is asked for with. */
const forgetPasswordFields = z
  .object({ ...nameFields, isPhone: z._default(z.boolean(), false), recaptchaToken })
  .check(requireName);
export const forgetPasswordBody = z.pipe(
  forgetPasswordFields,
  z.transform((body: z.output<typeof forgetPasswordFields>) => ({ ...body, ...nameIn(body) })),
);
