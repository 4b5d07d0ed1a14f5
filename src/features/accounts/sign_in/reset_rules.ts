import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod/mini";
import { newPassword } from "../../../../schemas/new_password";
import type { PasswordRules } from "../../../../schemas/settings";
import { forgetPasswordBody } from "../../../../schemas/sign_in_name";

/** The server's rules for asking for a new password, and for the password itself. */
export const checkRequest = zodResolver(forgetPasswordBody);
export const checkNewPassword = (rules: PasswordRules) => zodResolver(z.object({ password: newPassword(rules) }));
