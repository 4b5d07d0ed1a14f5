import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getConsents, signUp } from "../../schemas/api/registration";
import { HttpError } from "../api_error";
import { requireCaptcha } from "../captcha/require_captcha";
import { occasionOf } from "../messages/letter_occasion";
import { referralCookie } from "../referrals/referral_visits";
import { route } from "../route";
import { takeTry } from "../users/guesses";
import type { UserRow } from "../users/sessions";
import { startSession } from "../users/start_session";
import { consentsOf } from "./consents";
import { openAccount, tellOwner } from "./open_account";
import { type NewAccount, readSignUp, type SignUpBody } from "./read_sign_up";

/** Answers take this long where they must not tell whether there was an account. */
const steadyTime = 300;

/** Of complete forms, from one address. */
const quarterly = { tries: 20, seconds: 15 * 60 };

export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    signUp,
    async ({ body, request, reply }) => {
      const { isRestrictedRegistration, verifyEmailStatusOnLogin } = app.settings().settings;
      if (isRestrictedRegistration) throw new HttpError(403, "registration.restricted", "No new accounts are opened at present.");
      const account = readSignUp(app, body);
      await requireCaptcha(app, request, body.recaptchaToken ?? body.token);
      const seconds = await takeTry(app.db, `sign-up ${request.ip}`, quarterly);
      if (seconds > 0) throw tooMany(seconds);
      const [opened] = await Promise.all([open(account, body, request), verifyEmailStatusOnLogin && wait(steadyTime)]);
      if (opened === "phone_taken" || (opened === "email_taken" && !verifyEmailStatusOnLogin)) throw notPossible();
      if (opened === "email_taken" || verifyEmailStatusOnLogin) return toBeConfirmed;
      return signIn(opened, account, request, reply);
    },
    { config: { rateLimit: { max: 120, timeWindow: "15 minutes" } } },
  );

  route(app, getConsents, async ({ query: { keys } }) => ({
    consents: consentsOf(
      app.settings().settings,
      keys?.split(",").map((key) => key.trim()),
    ),
  }));

  /** The new account, or what of it belongs to another one; the owner of the e-mail address is told. */
  async function open(account: NewAccount, { preferredLanguage, ref }: SignUpBody, request: FastifyRequest) {
    const occasion = occasionOf(request);
    const context = {
      ...occasion,
      language: preferredLanguage ?? occasion.language,
      referralCode: ref || request.cookies[referralCookie] || null,
    };
    const row = await openAccount(app, account, context);
    if (row) return row;
    return account.email && (await tellOwner(app, account.email, context)) ? "email_taken" : "phone_taken";
  }

  async function signIn(row: UserRow, { mode }: NewAccount, request: FastifyRequest, reply: FastifyReply) {
    const signInName = mode === "1click" ? row.email : undefined;
    const unsigned = { data: { success: true, signInName }, message: "The account is open." };
    if (app.settings().settings.loginOff) return unsigned;
    try {
      const { data } = await startSession(request, reply, row);
      return { data: { ...data, signInName } };
    } catch (error) {
      request.log.error({ err: error, userId: row.id }, "A new account could not be signed in"); // it can be by hand (C-8.23)
      return unsigned;
    }
  }
}

const toBeConfirmed = { data: { success: true }, message: "The account can be used once its e-mail address is confirmed." };

/** Alike for an e-mail address and a phone number that belong to somebody. */
const notPossible = () =>
  new HttpError(
    409,
    "registration.not_possible",
    "An account could not be opened with these details. If you have an account, log in or choose a new password.",
    { data: { success: false } },
  );

const tooMany = (seconds: number) =>
  new HttpError(429, "request.too_many", "Too many attempts. Try again later.", {
    headers: { "retry-after": String(seconds) },
    data: { success: false },
  });
