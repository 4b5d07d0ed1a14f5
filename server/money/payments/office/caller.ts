import type { FastifyRequest } from "fastify";
import { callerOf } from "../../../accounts/users/caller_of";

/** Who of the back office asks. */
export async function actorOf(request: FastifyRequest) {
  const { id: userId, email, role } = await callerOf(request);
  return { userId, email, role };
}
