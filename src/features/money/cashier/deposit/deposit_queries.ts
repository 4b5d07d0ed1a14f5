import { getLimitTable } from "../../../../../schemas/api/limits";
import { getOpenPayments } from "../../../../../schemas/api/payments/deposits";
import { getMinDepConfig, getPaymentMethods } from "../../../../../schemas/api/payments/methods";
import { getAllBonus, type Promotion } from "../../../../../schemas/api/promotions";
import type { Language } from "../../../../../schemas/language";
import type { QueryContext } from "../../../../kit/api/section_query";

type WithApi = Pick<QueryContext, "api">;
type WithSearch = Pick<QueryContext, "api" | "search" | "userId">;

export const methodsQuery = ({ api }: WithApi, language: Language) =>
  api.query(getPaymentMethods, { query: { locale: language, action: "deposit" } });

export const minDepConfigQuery = ({ api }: WithApi) => api.query(getMinDepConfig, { query: {} });

/** The promotions that a deposit starts, as they are open to whoever looks, also by the code in the address (C-2.13), each with the terms that it is held to. */
export const depositBonusesQuery = ({ api, search, userId }: WithSearch) =>
  api.query(getAllBonus, { query: { limit: 50, userId, isDeposit: "true", with: "terms", coupon: search["cpnc"] ?? "" } });

export const openPaymentsQuery = ({ api }: WithApi) => api.query(getOpenPayments, { query: {} });

/** What the player's own limits leave, before the form proposes an amount. */
export const ownLimitsQuery = ({ api }: WithApi) => api.query(getLimitTable, { query: {} });

/** Those that can be had in a currency; all for a guest, who has none. */
export const bonusesIn = (promotions: readonly Promotion[], currency: string | null) =>
  promotions.filter((promotion) => !promotion.isClosed && (currency === null || isIn(promotion, currency)));

const isIn = ({ currency: amounts }: Promotion, currency: string) =>
  Object.keys(amounts).length === 0 || Object.hasOwn(amounts, currency);
