import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userOf } from "./queries";
import { openSession, type UserRow } from "./sessions";
import { deviceCookie, setDevice, setRegistered, setSession } from "./session_cookie";
import { writeSignInAlert } from "./sign_in_alert";

/** What every call answers that opens or renews a session (D-27). */
export async function sessionAnswer({ db, signer }: Pick<FastifyInstance, "db" | "signer">, sessionId: string, row: UserRow) {
  const [accessToken, user] = await Promise.all([signer.accessToken(sessionId, row.id), userOf(db, row)]);
  return { data: { success: true, accessToken, user } };
}

/** Signs an account in, in the browser that asks: session, cookies, and the answer to it. Whether it may is the caller's to know. */
export async function startSession(request: FastifyRequest, reply: FastifyReply, row: UserRow) {
  const { server, ip, headers, cookies } = request;
  const origin = { ...server.detectedPlace(request), ip, userAgent: headers["user-agent"]?.slice(0, 400) ?? null };
  const isKnownBrowser = server.signer.deviceOf(cookies[deviceCookie], row.email) !== null;
  const isFirst = row.lastLogin === null;
  const { id, token } = await openSession(server.db, row.id, origin, async (tx) => {
    if (!isKnownBrowser && !isFirst) await writeSignInAlert(tx, request, row, origin);
  });
  setSession(request, reply, token);
  setDevice(request, reply, server.signer.deviceMark(row.email));
  setRegistered(request, reply);
  return sessionAnswer(server, id, row);
}
