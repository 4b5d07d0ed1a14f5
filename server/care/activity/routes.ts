import type { FastifyInstance } from "fastify";
import { getActivity } from "../../../schemas/api/activity";
import { requireSession } from "../../accounts/users/caller_of";
import { route } from "../../platform/route";
import { limitRulesOf } from "../limits/limit_rules";
import { readActivity } from "./read_activity";

/** It sums up all that an account ever did: more often than this nobody reads it. */
const perAddress = { config: { rateLimit: { max: 60, timeWindow: "1 minute", hook: "preHandler" as const } } };

export async function activityRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    getActivity,
    async ({ request, query: { period } }) => {
      const caller = await requireSession(request);
      const { id, currencyCode } = caller.user;
      const { zone } = limitRulesOf(app.settings().settings, caller.user);
      const activity = await readActivity(app.db, { userId: id, currencyCode }, period, zone);
      return { period, currency: currencyCode, timeZone: zone, ...activity };
    },
    perAddress,
  );
}
