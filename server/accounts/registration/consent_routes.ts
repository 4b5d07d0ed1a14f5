import type { FastifyInstance } from "fastify";
import { agreeAgain, getConsentHistory, getConsents, getPendingConsents, setConsent } from "../../../schemas/api/registration";
import { callerOf } from "../users/caller_of";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { consentsOf } from "./consents";
import { consentHistoryOf, firstVersion, keepConsents, pendingConsents } from "./given_consents";

/** What a player agrees to: what is asked, what was given and when, and giving it again when it has changed. */
export async function consentRoutes(app: FastifyInstance): Promise<void> {
  route(app, getConsents, async ({ query: { keys } }) => ({
    consents: consentsOf(
      app.settings().settings,
      keys?.split(",").map((key) => key.trim()),
    ),
  }));

  route(app, getPendingConsents, async ({ request }) => {
    return { consents: pendingConsents(await callerOf(request), app.settings().settings) };
  });

  route(app, getConsentHistory, async ({ request }) =>
    consentHistoryOf(app.db, await callerOf(request), app.settings().settings),
  );

  route(
    app,
    setConsent,
    async ({ body: { key, isGiven }, request }) => {
      const caller = await callerOf(request);
      const { settings } = app.settings();
      const asked = settings.registrationConsents.find((each) => each.key === key);
      if (!asked) throw new HttpError(409, "consents.changed", "There is no such consent any more.");
      if (asked.isMandatory)
        throw new HttpError(409, "consents.mandatory", "The account needs this consent. Closing the account ends it.");
      await app.db.transaction((tx) => keepConsents(tx, caller.id, { [key]: isGiven }, settings));
      return { data: { success: true } };
    },
    { config: { rateLimit: { max: 60, timeWindow: "1 minute", hook: "preHandler" } } },
  );

  route(app, agreeAgain, async ({ body, request }) => {
    const caller = await callerOf(request);
    const { settings } = app.settings();
    const isStanding = ({ key, version }: { key: string; version: string }) =>
      settings.registrationConsents.some((asked) => asked.key === key && (asked.version ?? firstVersion) === version);
    if (!body.consents.every(isStanding)) throw new HttpError(409, "consents.changed", "There is a newer version by now.");
    const given = Object.fromEntries(body.consents.map(({ key }) => [key, true]));
    await app.db.transaction((tx) => keepConsents(tx, caller.id, given, settings));
    return { data: { success: true } };
  });
}
