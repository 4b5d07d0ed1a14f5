import type { FastifyRequest } from "fastify";

type Asked = Pick<FastifyRequest, "server" | "protocol">;

/** Whether cookies go over encrypted connections alone. */
export const isEncrypted = ({ server, protocol }: Asked): boolean =>
  server.publicOrigin?.startsWith("https:") || protocol === "https";

/** The name that a cookie of ours has: where connections are encrypted browsers let no other host and no unencrypted page set it. */
export const ownCookieName = (request: Asked, name: string): string => (isEncrypted(request) ? `__Host-${name}` : name);

/** What a cookie of ours says; one of the same name that anybody else may have set counts for nothing. */
export const ownCookie = (request: Asked & Pick<FastifyRequest, "cookies">, name: string): string | undefined =>
  request.cookies[ownCookieName(request, name)];
