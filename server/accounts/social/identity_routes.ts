import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/social";
import { callerOf } from "../users/caller_of";
import { HttpError, notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { listIdentities, removeIdentity } from "./queries";

/** Sign-ins of other providers that open the caller's account. */
export async function identityRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.getIdentities, async ({ request }) => {
    const identities = await listIdentities(db, (await callerOf(request)).id);
    return {
      identities: identities.map(({ provider, subject, email, createdAt }) => ({
        id: `${provider} ${subject}`,
        provider,
        email,
        linkedAt: createdAt.toISOString(),
      })),
    };
  });

  route(app, calls.unlinkAccount, async ({ body, request }) => {
    const user = await callerOf(request);
    const [provider = "", ...rest] = body.id.split(" ");
    const outcome = await db.transaction((tx) => removeIdentity(tx, user, { provider, subject: rest.join(" ") }));
    if (outcome === "missing") throw notFound("linked account", "social.not_linked");
    if (outcome === "last")
      throw new HttpError(409, "social.last_way_in", "Choose a password first: this is the only way into the account.");
    return { data: { success: true } };
  });
}
