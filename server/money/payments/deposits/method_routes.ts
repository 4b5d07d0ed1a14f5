import type { FastifyInstance } from "fastify";
import { getMinDepConfig, getPaymentMethods } from "../../../../schemas/api/payments/methods";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { lastUses, methodsOf } from "../methods/methods_of";
import { type OfferedMethod, toPaymentMethod } from "../methods/offered_methods";
import { missingDetails, payingPlace } from "../who_pays";
import { pageErrorOf } from "./may_deposit";

/** What can be paid with where somebody is, and within which bounds. */
export async function paymentMethodRoutes(app: FastifyInstance): Promise<void> {
  route(app, getPaymentMethods, async ({ query: { locale, action, currency }, request }) => {
    const user = (await request.session())?.user ?? null;
    const { settings } = app.settings();
    const walletCurrencyCode = user?.currencyCode ?? currency ?? settings.defaultCurrency;
    const place = payingPlace(app, request, user?.countryCode ?? null);
    const offered = methodsOf(app, place, walletCurrencyCode);
    const used = user ? await lastUses(app.db, user.id) : new Map<string, Date>();
    const errorCode =
      action === "deposit" ? pageErrorOf(app, request, user, offered) : offered.length === 0 ? "NO_PROVIDER" : null;
    const listed = errorCode !== null ? [] : offered.filter((each) => isListed(each, action));
    return {
      paymentMethods: listed.map((each) =>
        toPaymentMethod(each, { language: locale, walletCurrencyCode, lastUsedAt: used.get(each.method.id) ?? null }),
      ),
      errorCode,
      missingDetails: user ? missingDetails(user, settings) : [],
    };
  });

  route(app, getMinDepConfig, async ({ query: { currency }, request }) => {
    const user = (await request.session())?.user ?? null;
    const walletCurrencyCode = currency ?? user?.currencyCode ?? app.settings().settings.defaultCurrency;
    const offered = methodsOf(app, payingPlace(app, request, user?.countryCode ?? null), walletCurrencyCode);
    const minDepConfig: Record<string, { minAmount: number; maxAmount: number }> = {};
    for (const { deposit, currencyCode, isEnabled } of offered) {
      if (!deposit || !isEnabled) continue;
      const [minAmount, maxAmount] = [toDecimal(deposit.min, currencyCode), toDecimal(deposit.max, currencyCode)];
      const known = minDepConfig[currencyCode];
      minDepConfig[currencyCode] = known
        ? { minAmount: Math.min(known.minAmount, minAmount), maxAmount: Math.max(known.maxAmount, maxAmount) }
        : { minAmount, maxAmount };
    }
    return { minDepConfig };
  });
}

/** Inactive ones stay away, but for the embedded cashier and those that are away for a while and say so (C-9.12). */
function isListed({ deposit, withdrawal, isEnabled, absence, method }: OfferedMethod, action: "deposit" | "withdraw"): boolean {
  if (action === "withdraw") return withdrawal !== null && isEnabled;
  return deposit !== null && (isEnabled || absence !== null || method.name === "carouseller");
}
