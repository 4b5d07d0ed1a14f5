import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getUserDetails, getViewer, login, logout, refreshToken, setDisableUntil } from "../../schemas/api/users";
import { HttpError } from "../api_error";
import { sessionCookie } from "../plugins/session";
import { route } from "../route";
import { excludeAccount } from "./exclude_account";
import { loginInfoOf, userOf } from "./queries";
import { endSession, findSessionByToken, rotateToken, type UserRow } from "./sessions";
import { clearSession, cookieOptions } from "./session_cookie";
import { signIn } from "./sign_in";

const deviceCookie = "foyer_device";
const days = 86_400;

export async function userRoutes(app: FastifyInstance): Promise<void> {
  const setSession = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.setCookie(sessionCookie, token, cookieOptions(request, 30 * days));
  const answerOf = async (sessionId: string, row: UserRow) => {
    const [accessToken, user] = await Promise.all([app.signer.accessToken(sessionId, row.id), userOf(app.db, row)]);
    return { data: { success: true, accessToken, user } };
  };

  const isKnownDevice = (request: FastifyRequest) => {
    const { email } = (request.body ?? {}) as { email?: unknown };
    return typeof email === "string" && app.signer.deviceOf(request.cookies[deviceCookie], email.trim().toLowerCase()) !== null;
  };
  const perAddress = { max: 60, timeWindow: "1 minute", hook: "preHandler" as const, allowList: isKnownDevice };

  route(
    app,
    login,
    async ({ body, request, reply }) => {
      const { session, user } = await signIn(app, {
        ...body,
        deviceMark: request.cookies[deviceCookie],
        place: app.detectedPlace(request),
      });
      setSession(request, reply, session.token);
      reply.setCookie(deviceCookie, app.signer.deviceMark(user.email), cookieOptions(request, 365 * days));
      return answerOf(session.id, user);
    },
    { config: { rateLimit: perAddress } },
  );

  route(app, refreshToken, async ({ request, reply }) => {
    const token = request.cookies[sessionCookie];
    const session = token ? await findSessionByToken(app.db, token) : null;
    if (!token || !session) {
      clearSession(request, reply);
      throw new HttpError(401, "session.required", "Sign in first.", { data: { success: false } });
    }
    const next = session.isReplaced ? null : await rotateToken(app.db, token);
    if (next) setSession(request, reply, next);
    return answerOf(session.id, session.user);
  });

  route(app, logout, async ({ request, reply }) => {
    const session = await request.session();
    if (session) await endSession(app.db, session.id);
    clearSession(request, reply);
    return { data: { success: true } };
  });

  route(app, getUserDetails, async ({ request }) => {
    const session = await request.session();
    if (!session) throw new HttpError(401, "session.required", "Sign in first.");
    return { user: await userOf(app.db, session.user), loginInfo: loginInfoOf(session.user, request.ip) };
  });

  route(app, getViewer, async ({ request }) => {
    const [viewer, session] = await Promise.all([app.viewerOf(request), request.session()]);
    return { viewer, user: session && (await userOf(app.db, session.user)) };
  });

  route(app, setDisableUntil, async ({ body, request, reply }) => {
    const session = await request.session();
    if (!session) throw new HttpError(401, "session.required", "Sign in first.");
    const until = await excludeAccount(app.db, session.user.id, body.days);
    clearSession(request, reply);
    return {
      data: { success: true, selfExclusion: until.toISOString() },
      message: "Your account is excluded until the date given.",
    };
  });
}
