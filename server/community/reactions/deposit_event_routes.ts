import type { FastifyInstance } from "fastify";
import { logDepositEvent } from "../../../schemas/api/payments/wallets";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { route } from "../../platform/route";
import { writeEvents } from "./queries";

/** Steps on the way to a payment (C-7.15), for the operator's figures; nothing about who took them. */
export async function depositEventRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    logDepositEvent,
    async ({ body: { event: name, ...data }, request }) => {
      const { language } = occasionOf(request);
      await writeEvents(app.db, [{ name, data, language, country: app.detectedCountry(request) }]);
      return { data: { success: true } };
    },
    { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } },
  );
}
