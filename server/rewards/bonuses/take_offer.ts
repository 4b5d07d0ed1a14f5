import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UserRow } from "../../accounts/users/sessions";
import { promotions } from "../promotions/tables";
import { claim } from "./claim";
import { countryOf } from "./who_claims";

/** The promotion with its rules, if it has any. */
export async function offerOf({ db }: Pick<FastifyInstance, "db">, id: number) {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  return row?.rules ? { ...row, rules: row.rules } : null;
}

/** The viewer that conditions are asked about: the player's own country goes before that of the request. */
export const claimingViewer = async (app: FastifyInstance, request: FastifyRequest, user: UserRow) => ({
  ...(await app.viewerOf(request)),
  country: countryOf(app, request, user.countryCode),
});

/** Takes the offer `wish.bonusId` for the player; an offer without rules is refused. */
export async function takeOffer(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow,
  wish: { bonusId: number; couponCode: string | null; replaces: boolean },
) {
  const offer = await offerOf(app, wish.bonusId);
  if (!offer) return { kind: "refused" as const, refusal: { code: "UNIFIED_ERROR" as const } };
  return claim(app, {
    user,
    viewer: await claimingViewer(app, request, user),
    offer,
    couponCode: wish.couponCode,
    replaces: wish.replaces,
  });
}
