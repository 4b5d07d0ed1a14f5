import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionCookie } from "../plugins/session";

/** Of the cookies that say who somebody is: out of reach of scripts and of requests from other sites. */
export const cookieOptions = ({ server, protocol }: FastifyRequest, maxAge: number) => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax" as const,
  secure: server.publicOrigin?.startsWith("https:") || protocol === "https",
  maxAge,
});

export const clearSession = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(sessionCookie, cookieOptions(request, 0));
