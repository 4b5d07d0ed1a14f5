import type { FastifyInstance } from "fastify";
import { SignatureWrong } from "../../../outside/payments/reports";
import { HttpError, notFound } from "../../../platform/api_error";
import { takeReport } from "./take_report";
import { withoutSecrets } from "./without_secrets";

/**
 * Where providers tell what became of payments: of any origin, proved by the signature over the very bytes. 200 says that it is
 * booked; after anything else they send it again.
 */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 262_144 }, (_request, body, done) => done(null, body));

  app.post("/api/payments/notify/:provider", async (request, reply) => {
    app.requireDatabase();
    const { provider: key } = request.params as { provider: string };
    const provider = app.paymentProviders.get(key);
    if (!provider) throw notFound("provider of payments", "payment.unknown_provider");
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const reports = await provider.readNotification({ headers: request.headers, body }).catch((error: unknown) => {
      if (!(error instanceof SignatureWrong)) throw error;
      app.log.warn({ provider: key, why: error.message }, "A notification of a payment was not its provider's");
      throw new HttpError(401, "payment.signature_wrong", "The signature is not right.");
    });
    const told = withoutSecrets(body);
    for (const report of reports) await takeReport(app, key, report, { body: told });
    return reply.header("cache-control", "no-store").send({ success: true });
  });
}
