import { homePlace, requireServed } from "../markets/require_served";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { signUp } from "../../../schemas/api/registration";
import { HttpError } from "../../platform/api_error";
import { requireCaptcha } from "../captcha/require_captcha";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { referralCookie } from "../referrals/referral_visits";
import { route } from "../../platform/route";
import { askRegister } from "../registers/ask_register";
import { ownCookie } from "../../platform/plugins/own_cookie";
import { deviceCookie } from "../users/session_cookie";
import { isWorkDone } from "../captcha/proof_of_work";
import { isEmailConfirmedFirst } from "../markets/demands_of";
import { countTries, takeTry } from "../users/guesses";
import type { Hold } from "../reviews/hold_account";
import { type ExcludedLike, findClosed, findExcluded } from "./find_excluded";
import type { UserRow } from "../users/sessions";
import { startSession } from "../users/start_session";
import { openAccount, tellOwner } from "./open_account";
import { requireNotBreached } from "../users/new_password";
import { type NewAccount, readSignUp, type SignUpBody } from "./read_sign_up";

/** Of complete forms, from one address. */
const quarterly = { tries: 20, seconds: 15 * 60 };

/** Answers that tell of an account, to one address, before it has to prove that a browser asks. */
const freely = { tries: 5, seconds: 60 * 60 };
const told = ({ ip }: FastifyRequest) => `sign-up told ${ip}`;

/** Opening an account. */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    signUp,
    async ({ body, request, reply }) => {
      const { settings } = app.settings();
      const { isRestrictedRegistration } = settings;
      if (isRestrictedRegistration) throw new HttpError(403, "registration.restricted", "No new accounts are opened at present.");
      requireServed(app, request, null);
      const account = readSignUp(app, body, app.detectedPlace(request));
      await requireCaptcha(app, request, body.recaptchaToken ?? body.token);
      const seconds = await takeTry(app.db, `sign-up ${request.ip}`, quarterly);
      if (seconds > 0) throw tooMany(seconds);
      await requireNotBreached(app, account.password, { path: "password" });
      const tellsNothing = isEmailConfirmedFirst(settings, homePlace(app.detectedPlace(request), account.countryCode));
      if (!tellsNothing) await requireProofAfter(app, told(request), body.recaptchaToken ?? body.token);
      const opening = open(app, account, body, request);
      const opened = await (tellsNothing ? app.steadily(opening) : opening);
      if (opened === "phone_taken" || (typeof opened === "string" && !tellsNothing)) {
        await takeTry(app.db, told(request), freely);
        throw notPossible();
      }
      if (typeof opened === "string" || tellsNothing) return toBeConfirmed;
      if (opened.heldAt) return toBeReviewed(opened, account);
      return signIn(app, opened, account, request, reply);
    },
    { config: { rateLimit: { max: 120, timeWindow: "15 minutes" } } },
  );
}

/** Who was told often that details belong to somebody proves to be a browser, where nobody else has to. */
async function requireProofAfter(app: FastifyInstance, key: string, token: string | undefined) {
  if (app.settings().settings.captcha.provider !== "none" || (await countTries(app.db, key, freely)) < freely.tries) return;
  if (token && token.length <= 8_000 && (await isWorkDone(app, token))) return;
  throw new HttpError(400, "captcha.required", "Prove first that a browser asks.", { data: { success: false } });
}

/** The new account, or what of it belongs to another one; the owner of the e-mail address is told. */
async function open(app: FastifyInstance, account: NewAccount, { preferredLanguage, ref }: SignUpBody, request: FastifyRequest) {
  const occasion = occasionOf(request);
  const context = {
    ...occasion,
    language: preferredLanguage ?? occasion.language,
    recommendation: {
      codes: [ref, account.promoCode, request.cookies[referralCookie]],
      deviceMark: ownCookie(request, deviceCookie),
    },
  };
  const excluded = await findExcluded(app, { ...account, deviceMark: ownCookie(request, deviceCookie) });
  if (excluded.likeness === "same") return "excluded";
  if (
    account.details &&
    (await askRegister(app, request, "sign_up", { ...account.details, countryCode: account.countryCode })) === "excluded"
  )
    return "excluded";
  const closed = await findClosed(app.db, account);
  const row = await openAccount(app, account, { ...context, hold: holdOf(app, excluded, closed) });
  if (row) return row;
  return account.email && (await tellOwner(app, account.email, context)) ? "email_taken" : "phone_taken";
}

/** Why an account waits for somebody of the back office before anybody uses it; null where it does not. */
function holdOf(app: FastifyInstance, { likeness, userIds }: ExcludedLike, closed: number[]): Hold | null {
  if (likeness === "near") return { cause: "like_excluded", likeUserIds: userIds };
  if (closed.length > 0) return { cause: "like_closed", likeUserIds: closed };
  if (app.settings().settings.reviewSignUps) return { cause: "everybody", likeUserIds: [] };
  return null;
}

async function signIn(app: FastifyInstance, row: UserRow, { mode }: NewAccount, request: FastifyRequest, reply: FastifyReply) {
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

const toBeConfirmed = { data: { success: true }, message: "The account can be used once its e-mail address is confirmed." };

/** What it signs in by is told all the same: it will be needed. */
const toBeReviewed = ({ email }: UserRow, { mode }: NewAccount) => ({
  data: { success: true, isHeld: true, signInName: mode === "1click" ? email : undefined },
  message: "We are checking the details of this account. You will hear from us by e-mail.",
});

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
