import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Channel, isChannel } from "./entries";
import type { Provider } from "./provider";

/** The channel that a call is about, where the caller has its key; otherwise the call is answered with 401. */
export function channelOf(provider: Provider, request: FastifyRequest, reply: FastifyReply): Channel | null {
  const { channel } = request.params as { channel: string };
  const given = Buffer.from(request.headers.authorization ?? "");
  if (isChannel(channel)) {
    const wanted = Buffer.from(`Bearer ${provider.keyOf(channel)}`);
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return channel;
  }
  void reply.code(401).send({ error: "unauthorized" });
  return null;
}
