import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../platform/api_error";

/** Where the visitor finds the site; a host that could say more than that in a header is refused. */
export function originOf(app: FastifyInstance, { protocol, host }: FastifyRequest): string {
  if (app.configuration.publicUrl) return new URL(app.configuration.publicUrl).origin;
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) throw new HttpError(400, "request.invalid", "The host is not valid.");
  return `${protocol}://${host}`;
}
