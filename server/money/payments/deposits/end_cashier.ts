import type { FastifyInstance } from "fastify";
import { and, eq } from "drizzle-orm";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, notFound } from "../../../platform/api_error";
import { endDeposit } from "../clock";
import { takeReport } from "../reports/take_report";
import { payments } from "../tables";

/**
 * Ends the payment of an embedded cashier in which nobody has paid, and lets go of what it reserves of the player's limit: first at the provider, so
 * that nothing can be paid in there beyond the limit afterwards.
 */
export async function endCashier(app: FastifyInstance, userId: number, paymentId: number): Promise<void> {
  const [row] = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId)));
  const provider = row && app.paymentProviders.get(row.provider);
  const isCashier = provider?.methods.some(({ id, isCashier: has }) => has && id === row?.methodId) ?? false;
  if (!row || !provider || !isCashier) throw notFound("payment", "payment.not_found");
  if (!provider.closeCashier || !["created", "needs_customer"].includes(row.state)) return;
  const question = { kind: row.kind, paymentId: row.uuid, providerReference: row.providerReference };
  const report = await provider.closeCashier(question).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new HttpError(503, "payment.provider_away", "The cashier does not answer. Try again in a moment.");
  });
  if (report) await takeReport(app, row.provider, report, { isAsked: true });
  else await endDeposit(app, row.id, { to: "expired" });
}
