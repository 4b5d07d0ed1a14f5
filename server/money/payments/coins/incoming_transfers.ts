import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../../accounts/users/tables";
import type { ProviderReport } from "../../../outside/payments/reports";
import type { Queryable } from "../../../platform/plugins/database";
import { convert } from "../../rates/convert";
import { holdPayment, type PaymentRow, writeStep } from "../move_payment";
import { newPaymentId, newReference } from "../names";
import { coinAddresses, payments } from "../tables";

/**
 * A transfer of coins to the address of a player that nobody announced: the payment begins with it. Null where the address is
 * nobody's, or where there is no rate to take the coin by; then somebody looks at it.
 */
export async function paymentOfTransfer(
  app: Pick<FastifyInstance, "rateOf" | "paymentProviders">,
  tx: Queryable,
  provider: string,
  { address, providerReference, settled, kind }: ProviderReport,
): Promise<PaymentRow | null> {
  if (kind !== "deposit" || !address || !settled || settled.amount <= 0) return null;
  const [owner] = await tx
    .select({ userId: users.id, walletCurrencyCode: users.currencyCode, countryCode: users.countryCode })
    .from(coinAddresses)
    .innerJoin(users, eq(users.id, coinAddresses.userId))
    .where(
      and(
        eq(coinAddresses.provider, provider),
        eq(coinAddresses.network, address.network),
        eq(coinAddresses.address, address.address),
      ),
    );
  const { amount, currencyCode } = settled;
  const rate = app.rateOf(currencyCode);
  const walletRate = owner ? app.rateOf(owner.walletCurrencyCode) : null;
  const method = app.paymentProviders.get(provider)?.methods.find(({ coin }) => coin === currencyCode);
  if (!owner || !method || rate === null || walletRate === null) return null;
  const [row] = await tx
    .insert(payments)
    .values({
      ...owner,
      uuid: newPaymentId(),
      reference: newReference("deposit"),
      kind,
      methodId: method.id,
      provider,
      providerReference,
      state: "waiting",
      amount,
      currencyCode,
      rate,
      walletRate,
      walletAmount: convert(amount, { currencyCode, rate }, { currencyCode: owner.walletCurrencyCode, rate: walletRate }),
    })
    .onConflictDoNothing({ target: [payments.provider, payments.kind, payments.providerReference] })
    .returning({ id: payments.id });
  if (!row) return holdTransfer(tx, provider, providerReference); // another notification of it was faster
  await writeStep(tx, row.id, { change: "moved", to: "waiting", by: { kind: "provider", name: provider } });
  return holdPayment(tx, row);
}

async function holdTransfer(tx: Queryable, provider: string, providerReference: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.kind, "deposit"), eq(payments.providerReference, providerReference)));
  return row ? holdPayment(tx, row) : null;
}
