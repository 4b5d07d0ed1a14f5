import { and, eq, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Promotion } from "../../../schemas/api/promotions";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { baseCurrency } from "../../money/rates/convert";
import { toPromotion } from "../promotions/promotion_answer";
import type { Queryable } from "../../platform/plugins/database";
import type { PromotionRow } from "../promotions/queries";
import { gameNames, reasonOf, toOfferTerms } from "./bonus_answer";
import { termsFor } from "./terms";
import { countryOf, payerOf } from "./who_claims";

type Claimed = NonNullable<Promotion["claimed"]>;

/** What somebody has claimed and not begun, by its promotion. */
async function claimedBy(db: Queryable, userId: number): Promise<ReadonlyMap<number, Claimed>> {
  const isPending = and(inArray(playerBonuses.state, ["claimed", "waiting"]), isNull(playerBonuses.paymentId));
  const rows = await db
    .select({
      promotionId: playerBonuses.promotionId,
      state: playerBonuses.state,
      paymentId: playerBonuses.paymentId,
      terms: playerBonuses.terms,
    })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), isPending));
  return new Map(rows.map((row) => [row.promotionId, reasonOf(row) as Claimed])); // none runs, and none came of a deposit
}

/** Promotions with the terms that whoever asks would take them by: in their currency, within what their market allows; and what they have claimed of them. */
export async function withTerms(
  app: FastifyInstance,
  request: FastifyRequest,
  { rows, user }: { rows: readonly PromotionRow[]; user: UserRow | null },
): Promise<Promotion[]> {
  const wanted = user?.currencyCode ?? app.settings().settings.defaultCurrency;
  const currencyCode = app.rateOf(wanted) === null ? baseCurrency : wanted;
  const payer = payerOf(app, countryOf(app, request, user?.countryCode ?? null), currencyCode);
  const all = rows.map((row) => ({ row, terms: row.rules && termsFor(row.rules, row.version, payer) }));
  const [names, claimed] = await Promise.all([
    gameNames(
      app.db,
      all.flatMap(({ terms }) => terms ?? []),
    ),
    user ? claimedBy(app.db, user.id) : new Map<number, Claimed>(),
  ]);
  return all.map(({ row, terms }) => {
    const own = claimed.get(row.id);
    return { ...toPromotion(row), terms: terms && toOfferTerms(terms, names), ...(own && { claimed: own }) };
  });
}
