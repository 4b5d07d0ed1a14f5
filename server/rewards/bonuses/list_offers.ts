import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Promotion } from "../../../schemas/api/promotions";
import type { UserRow } from "../../accounts/users/sessions";
import { baseCurrency } from "../../money/rates/convert";
import { toPromotion } from "../promotions/promotion_answer";
import type { PromotionRow } from "../promotions/queries";
import { gameNames, toOfferTerms } from "./bonus_answer";
import { termsFor } from "./terms";
import { countryOf, payerOf } from "./who_claims";

/** Promotions with the terms that whoever asks would take them by: in their currency, within what their market allows. */
export async function withTerms(
  app: FastifyInstance,
  request: FastifyRequest,
  { rows, user }: { rows: readonly PromotionRow[]; user: UserRow | null },
): Promise<Promotion[]> {
  const wanted = user?.currencyCode ?? app.settings().settings.defaultCurrency;
  const currencyCode = app.rateOf(wanted) === null ? baseCurrency : wanted;
  const payer = payerOf(app, countryOf(app, request, user?.countryCode ?? null), currencyCode);
  const all = rows.map((row) => ({ row, terms: row.rules && termsFor(row.rules, row.version, payer) }));
  const names = await gameNames(
    app.db,
    all.flatMap(({ terms }) => terms ?? []),
  );
  return all.map(({ row, terms }) => ({ ...toPromotion(row), terms: terms && toOfferTerms(terms, names) }));
}
