import * as z from "zod/mini";
import { longestPassword, passwordProblems } from "./password";
import type { PasswordRules } from "./settings";

/** A new password by the site's rules; the first of its problems is told, as a key of `form.json`. */
export const newPassword = (rules: PasswordRules) =>
  z.string("form.validation.password.required").check(
    z.minLength(1, { error: "form.validation.password.required", abort: true }),
    z.maxLength(longestPassword, "form.validation.too_long"),
    z.check(({ value, issues }) => {
      const [problem] = passwordProblems(value, rules);
      if (problem) issues.push({ code: "custom", message: `form.validation.password.${problem}`, input: value });
    }),
  );
