import type { FastifyInstance } from "fastify";
import { forgetPassword, refreshEmailToken, resetPassword, verifyEmail } from "../../../schemas/api/recovery";
import { HttpError } from "../../platform/api_error";
import { requireCaptcha } from "../captcha/require_captcha";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { route } from "../../platform/route";
import { findUserByName } from "../users/find_by_name";
import { takeTry } from "../users/guesses";
import { clearSession, setDevice } from "../users/session_cookie";
import { confirmEmail, setForgottenPassword } from "./redeem_links";
import { sendResetLink } from "./send_reset_link";
import { sendVerification, verificationPause } from "./send_verification";

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
      await app.steadily(write());
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
      const { email } = await setForgottenPassword(request, token, password);
      setDevice(request, reply, app.signer.deviceMark(email)); // who has the letter is the owner, whoever goes on guessing
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
      await app.steadily(write());
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
