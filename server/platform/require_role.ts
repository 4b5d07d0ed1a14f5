import type { FastifyRequest } from "fastify";
import type { Endpoint } from "../../schemas/endpoint";
import { mayCall } from "../../schemas/role_rights";
import { HttpError } from "./api_error";
import { requireDemandedFactor } from "./demanded_factor";

/** Refuses who may not make a call; runs before the body is read. */
export async function requireRole(
  request: FastifyRequest,
  {
    role,
    method,
    isCrossOrigin,
    whileExcluded = undefined,
  }: Pick<Endpoint, "role" | "method" | "isCrossOrigin" | "whileExcluded">,
): Promise<void> {
  request.isOpenWhileExcluded = whileExcluded === true;
  const changes = method !== "GET";
  if (role === "public") {
    if (changes && !isCrossOrigin && request.headers.origin !== undefined) requireSameOrigin(request);
    return;
  }
  const session = await request.session();
  if (!session) throw new HttpError(401, "session.required", "Sign in first.");
  if (!mayCall(session.user.role, { role })) throw new HttpError(403, "role.not_allowed", "Your account may not do this.");
  if (role !== "player") requireDemandedFactor(request.server, session.user);
  if (changes && session.by === "cookie") requireSameOrigin(request);
}

/** A browser sends the cookie along whoever asks, so that a change by cookie must come from our own pages. */
export function requireSameOrigin(request: FastifyRequest): void {
  const origin = request.headers.origin;
  const isOwn = origin !== undefined && (origin === request.server.publicOrigin || URL.parse(origin)?.host === request.host);
  if (!isOwn) throw new HttpError(403, "origin.not_allowed", "The request comes from another site.");
}
