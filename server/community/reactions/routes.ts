import type { FastifyInstance } from "fastify";
import { logEvents } from "../../../schemas/api/events";
import { route } from "../../platform/route";
import { writeEvents } from "./queries";

export async function eventRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    logEvents,
    async ({ body: { language, events }, request }) => {
      const country = app.detectedCountry(request);
      await writeEvents(
        app.db,
        events.map((event) => ({ ...event, language, country })),
      );
      return { data: { success: true } };
    },
    { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } },
  );
}
