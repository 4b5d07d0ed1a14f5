import type { FastifyRequest } from "fastify";
import { HttpError } from "../../platform/api_error";
import type { RequestSession } from "./session_plugin";
import type { UserRow } from "./sessions";

/** The session in which a call is made; 401 `session.required` without one. */
export async function requireSession(request: FastifyRequest): Promise<RequestSession> {
  const session = await request.session();
  if (!session) throw new HttpError(401, "session.required", "Sign in first.");
  return session;
}

/** Whoever makes a call. */
export const callerOf = async (request: FastifyRequest): Promise<UserRow> => (await requireSession(request)).user;
