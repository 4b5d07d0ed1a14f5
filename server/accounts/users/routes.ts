import { holdOtherAccountsOf } from "../registration/hold_same_person";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getUserDetails, getViewer, login, logout, refreshToken, setDisableUntil } from "../../../schemas/api/users";
import { requireSession } from "./caller_of";
import { HttpError } from "../../platform/api_error";
import { requireCaptcha } from "../captcha/require_captcha";
import { ownCookie } from "../../platform/plugins/own_cookie";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { sessionCookie } from "./session_plugin";
import { readDatabaseTime } from "../../platform/database_clock";
import { route } from "../../platform/route";
import { requireNotRegistered } from "../registers/ask_register";
import { excludeAccount } from "./exclude_account";
import { loginInfoOf, userOf } from "./queries";
import { endSession, findSessionByToken, rotateToken } from "./sessions";
import { clearSession, deviceCookie, setSession } from "./session_cookie";
import { checkCredentials } from "./check_credentials";
import { sendUnlockLink } from "./unlock_sign_in";
import { sessionAnswer, startSession } from "./start_session";

const isTooOften = (error: unknown) => error instanceof HttpError && error.code === "login.too_many_attempts";

export async function userRoutes(app: FastifyInstance): Promise<void> {
  const isKnownDevice = (request: FastifyRequest) => {
    const { email } = (request.body ?? {}) as { email?: unknown };
    return (
      typeof email === "string" && app.signer.deviceOf(ownCookie(request, deviceCookie), email.trim().toLowerCase()) !== null
    );
  };
  const perAddress = { max: 60, timeWindow: "1 minute", hook: "preHandler" as const, allowList: isKnownDevice };

  route(
    app,
    login,
    async ({ body, request, reply }) => {
      if (!isKnownDevice(request)) await requireCaptcha(app, request, body.recaptchaToken);
      const credentials = { ...body, deviceMark: ownCookie(request, deviceCookie), origin: ownOrigin(request) };
      const user = await checkCredentials(app, credentials).catch(async (error: unknown) => {
        if (isTooOften(error)) await app.steadily(sendUnlockLink(request, body));
        throw error;
      });
      await requireNotRegistered(request, "sign_in", user, { hasGivenCode: user.totpEnabledAt !== null });
      return startSession(request, reply, user);
    },
    { config: { rateLimit: perAddress } },
  );

  route(app, refreshToken, async ({ request, reply }) => {
    const token = ownCookie(request, sessionCookie);
    const session = token ? await findSessionByToken(app.db, token) : null;
    // the cookie stays: the browser may have a newer one by now, of another tab that has just signed in
    if (!token || !session) throw new HttpError(401, "session.required", "Sign in first.", { data: { success: false } });
    const next = session.isReplaced ? null : await rotateToken(app.db, token);
    if (next) setSession(request, reply, next);
    return sessionAnswer(app, session.id, session.user);
  });

  route(app, logout, async ({ request, reply }) => {
    const session = await request.session();
    if (session) await endSession(app.db, session.id);
    clearSession(request, reply);
    return { data: { success: true } };
  });

  route(app, getUserDetails, async ({ request }) => {
    const session = await requireSession(request);
    return {
      user: await userOf(app.db, session.user, app.settings().settings.loyalty),
      loginInfo: loginInfoOf(session.user, request.ip),
    };
  });

  route(app, getViewer, async ({ request }) => {
    const [viewer, session] = await Promise.all([app.viewerOf(request), request.session()]);
    return { viewer, user: session && (await userOf(app.db, session.user, app.settings().settings.loyalty)) };
  });

  route(app, setDisableUntil, async ({ body, request, reply }) => {
    const session = await requireSession(request);
    const until = await excludeAccount(
      app.db,
      session.user.id,
      new Date((await readDatabaseTime(app.db)).getTime() + body.days * 86_400_000),
      { alongside: (tx) => holdOtherAccountsOf(tx, session.user.id) },
    );
    clearSession(request, reply);
    return {
      data: { success: true, selfExclusion: until.toISOString() },
      message: "Your account is excluded until the date given.",
    };
  });
}
