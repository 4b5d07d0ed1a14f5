import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Transport } from "../../src/api/api";

/** Headers of the visitor's request that are about its own body and connection. */
const ownHeaders = ["content-length", "content-type", "transfer-encoding", "connection", "upgrade", "accept", "accept-encoding", "if-none-match"];

/** Carries the sections' calls during server rendering to the API of this process, as the visitor who asks. */
export function createInProcessTransport(app: FastifyInstance, request: FastifyRequest): Transport {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ownHeaders.includes(name)));
  return async ({ method, url }) => {
    const answer = await app.inject({ method, url, headers, remoteAddress: request.socket.remoteAddress ?? "127.0.0.1" });
    return { status: answer.statusCode, body: answer.body ? (JSON.parse(answer.body) as unknown) : null };
  };
}
