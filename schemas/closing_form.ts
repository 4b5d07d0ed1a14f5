import * as z from "zod/mini";
import { longestPassword } from "./password";
import { secondFactorForm } from "./security_forms";

/** What closing an account asks again of who is signed in. */
export const closeAccountForm = z.object({
  password: z.optional(
    z
      .string()
      .check(z.minLength(1, "form.validation.password.required"), z.maxLength(longestPassword, "form.validation.too_long")),
  ),
  ...secondFactorForm.shape,
  /** Whether what is left stays on the account. */
  leavesBalance: z.optional(z.boolean()),
});
