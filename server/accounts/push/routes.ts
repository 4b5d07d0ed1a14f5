import type { FastifyInstance } from "fastify";
import { addPush, getPush, pushOffersConsent, removePush, setPushOffers } from "../../../schemas/api/push";
import { areBrowserKeys } from "../../outside/push/encrypt_message";
import { isPushService } from "../../outside/push/push_services";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { keepConsents } from "../registration/given_consents";
import { requireSession } from "../users/caller_of";
import { dropSubscription, endpointOf, keepSubscription, wantsPushOffers } from "./queries";

const success = { data: { success: true } };

/** Which browsers messages go to, and whether offers may be among them. */
export async function pushRoutes(app: FastifyInstance): Promise<void> {
  const { db, configuration } = app;
  const { push } = configuration;

  route(app, getPush, async ({ request }) => {
    const { id, user } = await requireSession(request);
    return { publicKey: push?.publicKey ?? null, endpoint: await endpointOf(db, id), wantsOffers: wantsPushOffers(user) };
  });

  route(app, addPush, async ({ body: { endpoint, keys }, request }) => {
    const { id, user } = await requireSession(request);
    if (!push) throw new HttpError(409, "push.off", "The site sends no messages to devices.");
    if (!isPushService(push, endpoint) || !areBrowserKeys(keys))
      throw new HttpError(400, "push.unknown_service", "This is no push service that the site sends to.");
    const { p256dh, auth } = keys;
    await db.transaction((tx) => keepSubscription(tx, { userId: user.id, sessionId: id, endpoint, p256dh, authSecret: auth }));
    return success;
  });

  route(app, removePush, async ({ request }) => {
    await dropSubscription(db, (await requireSession(request)).id);
    return success;
  });

  route(app, setPushOffers, async ({ body: { isGiven }, request }) => {
    const { user } = await requireSession(request);
    await db.transaction((tx) => keepConsents(tx, user.id, { [pushOffersConsent]: isGiven }, app.settings().settings));
    return success;
  });
}
