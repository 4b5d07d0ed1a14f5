import type { FastifyInstance } from "fastify";
import { CallRefused, type RawCall } from "../../outside/studios/calls";
import type { StudioPartner } from "../../outside/studios/port";
import { notFound } from "../../platform/api_error";
import { answerCall } from "./wallet";

/**
 * The wallet that partners call: of any origin, proved by the signature over the very bytes. What they ask for is answered with 200
 * and a status of their own; after anything else they ask again, or take it back.
 */
export async function studioWalletRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 65_536 }, (_request, body, done) => done(null, body));

  app.post("/api/studios/:partner/:part/:call", async (request, reply) => {
    app.requireDatabase();
    const { partner: key, part, call } = request.params as { partner: string; part: string; call: string };
    const partner = app.studioPartners.get(key);
    if (!partner) throw notFound("partner of studios", "studio.unknown_partner");
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const answer = await answerTo(app, partner, { path: `${part}/${call}`, headers: request.headers, body });
    return reply.header("cache-control", "no-store").send(answer);
  });
}

async function answerTo(app: FastifyInstance, partner: StudioPartner, message: RawCall) {
  try {
    const read = partner.readCall(message);
    return partner.answerTo(read, await answerCall(app, partner.key, read, message.body));
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    app.log.warn({ partner: partner.key, path: message.path, why: error.outcome }, "A call of a partner was refused");
    return partner.answerTo(error.asked, { outcome: error.outcome, balance: null, currencyCode: null });
  }
}
