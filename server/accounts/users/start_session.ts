import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownCookie } from "../../platform/plugins/own_cookie";
import { requireNotBarred } from "./check_credentials";
import { sessionCookie } from "./session_plugin";
import { userOf } from "./queries";
import { endSessionOfToken, openSession, type UserRow } from "./sessions";
import { deviceCookie, setDevice, setRegistered, setSession } from "./session_cookie";
import { writeSignInAlert } from "./sign_in_alert";

/** What every call answers that opens or renews a session (D-27). */
export async function sessionAnswer(
  { db, signer, settings }: Pick<FastifyInstance, "db" | "signer" | "settings">,
  sessionId: string,
  row: UserRow,
) {
  const [accessToken, user] = await Promise.all([
    signer.accessToken(sessionId, row.id),
    userOf(db, row, settings().settings.loyalty),
  ]);
  return { data: { success: true, accessToken, user } };
}

/**
 * Signs an account in, in the browser that asks: session, cookies, and the answer to it. The session that the browser had ends.
 * Whether the account may is the caller's to know; what has closed it since they looked is seen here.
 */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  row: UserRow,
  { isForWithdrawal = false }: { isForWithdrawal?: boolean } = {},
) {
  const { server, ip, headers } = request;
  const origin = { ...server.detectedPlace(request), ip, userAgent: headers["user-agent"]?.slice(0, 400) ?? null };
  const isKnownBrowser = server.signer.deviceOf(ownCookie(request, deviceCookie), row.email) !== null;
  const isFirst = row.lastLogin === null;
  const former = ownCookie(request, sessionCookie);
  if (former) await endSessionOfToken(server.db, former);
  const { id, token } = await openSession(server.db, row.id, origin, {
    isForWithdrawal,
    admit: (current) => {
      if (!isForWithdrawal) requireNotBarred(server, current);
    },
    alongside: async (tx) => {
      if (!isKnownBrowser && !isFirst) await writeSignInAlert(tx, request, row, origin);
    },
  });
  request.accountId = row.id;
  request.hasSignedIn = true;
  setSession(request, reply, token);
  setDevice(request, reply, server.signer.deviceMark(row.email));
  setRegistered(request, reply);
  return sessionAnswer(server, id, row);
}
