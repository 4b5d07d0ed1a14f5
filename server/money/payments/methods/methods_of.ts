import { and, eq, inArray, max } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type PayoutRules, type SiteSettings, usualPayoutRules } from "../../../../schemas/settings";
import { type Place, profileOf, servedBy } from "../../../../schemas/served_by";
import type { Queryable } from "../../../platform/plugins/database";
import type { ProvidedMethod } from "../../../outside/payments/provided";
import { payments } from "../tables";
import { type OfferedMethod, offeredMethods } from "./offered_methods";

type Server = Pick<FastifyInstance, "methodArrangement" | "paymentProviders" | "rateOf" | "settings">;

/** What is offered to somebody who lives in a place and has a wallet in a currency. */
export function methodsOf(app: Server, place: Place, currencyCode: string): OfferedMethod[] {
  const { places, absences } = app.methodArrangement();
  const { settings } = app.settings();
  return offeredMethods(
    { providers: app.paymentProviders.values(), places, absences },
    { country: place.country, market: servedBy(settings, place), currencyCode, rateOf: app.rateOf },
  );
}

/** When somebody last paid in with each method. */
export async function lastUses(db: Queryable, userId: number): Promise<Map<string, Date>> {
  const rows = await db
    .select({ methodId: payments.methodId, at: max(payments.createdAt) })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.kind, "deposit"), inArray(payments.state, ["paid", "partly_paid"])))
    .groupBy(payments.methodId);
  return new Map(rows.flatMap(({ methodId, at }) => (at ? [[methodId, at] as const] : [])));
}

/** A method of any provider, whether it is offered or not. */
export function findMethod({ paymentProviders }: Pick<Server, "paymentProviders">, methodId: string): ProvidedMethod | null {
  for (const { methods } of paymentProviders.values()) {
    const found = methods.find(({ id }) => id === methodId);
    if (found) return found;
  }
  return null;
}

export const payoutRulesOf = ({ payouts }: Pick<SiteSettings, "payouts">): PayoutRules => payouts ?? usualPayoutRules;

/** Whether a player may take a withdrawal back before it is approved (D-06): the site's setting, and the licence that serves them. */
export function mayCancel({ settings }: Pick<Server, "settings">, countryCode: string | null): boolean {
  const { settings: site } = settings();
  return payoutRulesOf(site).allowCancel && profileOf(site, { country: countryCode })?.allowCancelWithdrawal?.value !== false;
}
