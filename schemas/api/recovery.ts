import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { emailAddress, forgetPasswordBody } from "../sign_in_name";

const token = z.string().check(z.minLength(1), z.maxLength(200));
const done = z.object({ data: z.object({ success: z.boolean() }), message: z.string() });

export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/user/forget-password",
  role: "public",
  summary:
    "Sends a link for a new password by e-mail, or by SMS where the settings have it (C-7.20). Alike whether there is an account or not.",
  body: forgetPasswordBody,
  answer: done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/user/reset-password",
  role: "public",
  summary:
    "A new password for the account that a link was sent to. All its sessions end. 410 where the link has no use any more.",
  body: z.object({ token, password: z.string().check(z.minLength(1, "form.validation.password.required"), z.maxLength(255)) }),
  answer: done,
});

export const refreshEmailToken = endpoint({
  method: "POST",
  path: "/api/user/refresh-email-token",
  role: "public",
  summary:
    "Sends the link that confirms an e-mail address again, once a minute (L-5.23). Alike whether there is an account or not.",
  query: z.object({ email: emailAddress }),
  answer: z.object({
    data: z.object({
      emailVerificationSent: z.object({
        success: z.boolean(),
        message: z.string(),
        /** How many seconds to wait before the next one; 0 where nothing was sent for another reason. */
        retryInSeconds: z.int(),
      }),
    }),
  }),
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/user/verify-email",
  role: "public",
  summary: "Confirms the e-mail address that a link was sent to. 410 where the link has no use any more.",
  body: z.object({ token }),
  answer: done,
});
