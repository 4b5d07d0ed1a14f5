import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { forgetPassword, refreshEmailToken, resetPassword, verifyEmail } from "../../schemas/api/recovery";
import { HttpError } from "../api_error";
import { requireCaptcha } from "../captcha/require_captcha";
import { occasionOf } from "../messages/letter_occasion";
import { route } from "../route";
import { findUserByName } from "../users/find_by_name";
import { takeTry } from "../users/guesses";
import { requireGoodPassword } from "../users/new_password";
import { hashPassword } from "../users/passwords";
import { clearSession } from "../users/session_cookie";
import { confirmEmail, setForgottenPassword } from "./redeem_links";
import { sendResetLink } from "./send_reset_link";
import { sendVerification, verificationPause } from "./send_verification";

/** Calls that must not tell whether there is an account take this long, whatever they do. */
const steadyTime = 300;

const oncePerPause = { tries: 1, seconds: verificationPause };
/** A link works for a day, so that who may ask for no more has some in the mailbox. */
const hourly = { tries: 6, seconds: 3600 };

const perAddress = { config: { rateLimit: { max: 60, timeWindow: "15 minutes" } } };

/** Ways back into an account: links for a new password, and links that confirm an e-mail address. */
export async function recoveryRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    forgetPassword,
    async ({ body: { isPhone, recaptchaToken, ...name }, request }) => {
      const isBySms = isPhone || name.email === undefined;
      if (isBySms && !app.settings().settings.useSMSResetPassword)
        throw new HttpError(400, "recovery.no_sms", "A new password is sent by e-mail here.", { data: { success: false } });
      await requireCaptcha(app, request, recaptchaToken);
      const write = async () => {
        const user = await findUserByName(app.db, isBySms ? { ...name, email: undefined } : name);
        if (user) await sendResetLink(app, user, isBySms ? "sms" : "email", occasionOf(request));
      };
      await Promise.all([write(), wait(steadyTime)]);
      return {
        data: { success: true },
        message: "If there is an account with these details, a link for a new password is on its way.",
      };
    },
    perAddress,
  );

  route(
    app,
    resetPassword,
    async ({ body: { token, password }, request, reply }) => {
      requireGoodPassword(app, password, "password");
      await setForgottenPassword(request, token, await hashPassword(password));
      clearSession(request, reply);
      return { data: { success: true }, message: "The password was changed. Log in with the new one." };
    },
    perAddress,
  );

  route(
    app,
    refreshEmailToken,
    async ({ query: { email }, request }) => {
      const key = `verification ${email}`;
      const seconds = (await takeTry(app.db, key, oncePerPause)) || (await takeTry(app.db, `${key} hourly`, hourly));
      if (seconds > 0) return sent(false, `You can resend email in ${seconds} seconds`, seconds);
      const write = () =>
        app.db.transaction(async (tx) => {
          const user = await findUserByName(tx, { email });
          if (user) await sendVerification(tx, app, user, occasionOf(request));
        });
      await Promise.all([write(), wait(steadyTime)]);
      return sent(true, "The e-mail is on its way.", verificationPause);
    },
    perAddress,
  );

  route(
    app,
    verifyEmail,
    async ({ body: { token } }) => {
      await confirmEmail(app, token);
      return { data: { success: true }, message: "The e-mail address is confirmed." };
    },
    perAddress,
  );
}

const sent = (success: boolean, message: string, retryInSeconds: number) => ({
  data: { emailVerificationSent: { success, message, retryInSeconds } },
});
