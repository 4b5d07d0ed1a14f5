import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/held_claims";
import { callerOf } from "../../accounts/users/caller_of";
import { route } from "../../platform/route";
import { decideHeld, heldClaimsOf } from "./held_claims";

/** Claims that are held for the desk because their players look like one household with others. */
export async function heldClaimRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listHeldClaims, ({ query: { only = "waiting", limit, pageNo } }) =>
    heldClaimsOf(app.db, { only, limit, pageNo }),
  );

  route(app, calls.decideHeldClaim, async ({ params: { userBonusId }, body: { goesOn, note }, request }) => {
    await decideHeld(request, { userBonusId, goesOn, note, by: (await callerOf(request)).email });
    return { data: { success: true } };
  });
}
