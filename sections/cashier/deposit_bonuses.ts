import { getAllBonus, type Promotion } from "../../schemas/api/promotions";
import type { QueryContext } from "../../src/api/section_query";

/** The promotions that a deposit starts, as they are open to whoever looks. */
export const depositBonusesQuery = ({ api }: Pick<QueryContext, "api">) =>
  api.query(getAllBonus, { query: { limit: 50, type: "deposit" } });

/** Those that can be had in a currency. */
export const bonusesIn = (promotions: readonly Promotion[], currency: string | null) =>
  promotions.filter((promotion) => !promotion.isClosed && (currency === null || isIn(promotion, currency)));

const isIn = ({ currency: amounts }: Promotion, currency: string) =>
  Object.keys(amounts).length === 0 || Object.hasOwn(amounts, currency);
