import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/experiments";
import { variantFor } from "../../../src/layout/variants";
import { personaHeader } from "../../accounts/viewer/viewer";
import { repeat } from "../../platform/repeat";
import { route } from "../../platform/route";
import { publishedPages } from "../pages/published_pages";
import { countVisit, forgetGuests, nameOfToday, playerName, readResults } from "./queries";
import { browserOf, visitorOf } from "./visitor_of";

const perMinute = { config: { rateLimit: { max: 240, timeWindow: "1 minute" } } };

/** Those that say what they are; a Cubot is a phone. */
const bots = /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|monitor/i;

export async function experimentRoutes(app: FastifyInstance): Promise<void> {
  repeat(app, { everyMs: 10 * 60_000, failure: "Guests of experiments could not be forgotten" }, () => forgetGuests(app.db));

  route(
    app,
    calls.countVariant,
    async ({ body: { event, ...shown }, request }) => {
      const session = await request.session();
      const isSomebody = request.headers[personaHeader] === undefined && !bots.test(request.headers["user-agent"] ?? "");
      if (isSomebody && (session?.user.role ?? "player") === "player" && (await isTheirs(app, request, shown))) {
        const userId = session?.user.id ?? null;
        const visitor = userId === null ? await nameOfToday(app.db, browserOf(request)) : playerName(userId);
        await countVisit(app.db, { ...shown, visitor, userId }, event);
      }
      return { data: { success: true } };
    },
    perMinute,
  );

  route(app, calls.getExperimentResults, ({ params }) => readResults(app.db, params.id));
}

/** Whether the caller is shown the variant on any published page. */
async function isTheirs(app: FastifyInstance, request: FastifyRequest, shown: { experiment: string; variant: string }) {
  const lists = publishedPages(app).experiments.get(shown.experiment) ?? [];
  if (lists.length === 0) return false;
  const { visitor: key, variants: kept } = await visitorOf(app, request);
  return lists.some((variants) => variantFor({ id: shown.experiment, variants }, { key, kept }) === shown.variant);
}
