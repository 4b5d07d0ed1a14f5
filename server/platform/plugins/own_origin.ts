import type { FastifyRequest } from "fastify";

const ofThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Where links lead that somebody else will open. Without `PUBLIC_URL` only who asks by a name of this very machine is believed: any
 * other name may have been made up to lead a letter's reader elsewhere.
 */
export function ownOrigin({ server, protocol, host }: Pick<FastifyRequest, "server" | "protocol" | "host">): string {
  if (server.publicOrigin) return server.publicOrigin;
  return ofThisMachine.test(host) ? `${protocol}://${host}` : `http://localhost:${server.configuration.port}`;
}
