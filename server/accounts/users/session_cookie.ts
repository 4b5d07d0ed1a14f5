import type { FastifyReply, FastifyRequest } from "fastify";
import { isEncrypted, ownCookieName } from "../../platform/plugins/own_cookie";
import { sessionCookie } from "./session_plugin";

/** Of the cookies that say who somebody is: out of reach of scripts and of requests from other sites. */
export const cookieOptions = (request: FastifyRequest, maxAge: number) => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax" as const,
  secure: isEncrypted(request),
  maxAge,
});

export const deviceCookie = "foyer_device";

const daySeconds = 86_400;

export const setSession = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(ownCookieName(request, sessionCookie), token, cookieOptions(request, 30 * daySeconds));

/** Marks the browser as one of the account's own. */
export const setDevice = (request: FastifyRequest, reply: FastifyReply, mark: string) =>
  reply.setCookie(ownCookieName(request, deviceCookie), mark, cookieOptions(request, 365 * daySeconds));

/** Tells that somebody has an account, to whoever greets them (C-4.32, C-9.17). */
export const setRegistered = (request: FastifyRequest, reply: FastifyReply) =>
  reply.setCookie("registered_user", "true", { ...cookieOptions(request, 365 * daySeconds), httpOnly: false });

export const clearSession = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(ownCookieName(request, sessionCookie), cookieOptions(request, 0));
