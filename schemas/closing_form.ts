import * as z from "zod/mini";
import { longestPassword } from "./password";

/** What closing an account asks again of who is signed in. */
export const closeAccountForm = z.object({
  password: z.optional(
    z
      .string()
      .check(z.minLength(1, "form.validation.password.required"), z.maxLength(longestPassword, "form.validation.too_long")),
  ),
  code: z.optional(
    z.string().check(z.trim(), z.minLength(1, "form.validation.required"), z.maxLength(64, "form.validation.too_long")),
  ),
  /** Whether what is left stays on the account. */
  leavesBalance: z.optional(z.boolean()),
});
