import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "../../../../schemas/text";
import type { UserRow } from "../../../accounts/users/sessions";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/port";
import { HttpError, invalidRequest } from "../../../platform/api_error";
import { requireRate } from "../../rates/rates_plugin";
import { convert } from "../../rates/convert";
import { methodsOf } from "../methods/methods_of";
import { holdPayment, movePayment, writeStep } from "../move_payment";
import { newPaymentId, newReference } from "../names";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { customerOf, payingPlace } from "../who_pays";
import { notifyUrl, returnUrl } from "./start_deposit";

interface Wish {
  amount: number;
  bonus2?: string | number | null | undefined;
  secretForm?: string | null | undefined;
  currency?: string | undefined;
  language: Language | null;
  bonus: string | null;
}

const lifeMs = 3_600_000;

/** Opens a provider's embedded cashier for a deposit of its own, which waits until somebody pays in there (C-7.10). */
export async function openCashier(app: FastifyInstance, request: FastifyRequest, user: UserRow, wish: Wish) {
  const offered = await methodsOf(app, payingPlace(app, request, user.countryCode), user.currencyCode);
  const found = offered.find(
    ({ method, provider, deposit, isEnabled }) => method.isCashier && provider.openCashier && deposit && isEnabled,
  );
  const { provider, method, currencyCode } = found ?? {};
  if (!provider?.openCashier || !method || !currencyCode)
    throw new HttpError(409, "payment.no_cashier", "No provider has a cashier of its own here.");
  const amount = readAmount(wish.amount, currencyCode);
  if (amount === null) throw invalidRequest([{ path: ["body", "amount"], message: "has more decimals than its currency" }]);
  const priced = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const [from, to] = [priced(currencyCode), priced(user.currencyCode)];
  const { origin, language } = occasionOf(request);
  const bonus = Number(wish.bonus2 ?? wish.bonus);
  const bonusId = Number.isSafeInteger(bonus) && bonus > 0 ? bonus : null;
  const row = await app.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(payments)
      .values({
        uuid: newPaymentId(),
        reference: newReference("deposit"),
        kind: "deposit",
        userId: user.id,
        methodId: method.id,
        provider: provider.key,
        state: "created",
        amount,
        currencyCode,
        rate: from.rate,
        walletCurrencyCode: to.currencyCode,
        walletRate: to.rate,
        walletAmount: convert(amount, from, to),
        countryCode: user.countryCode,
        bonusId,
        expiresAt: new Date(Date.now() + lifeMs),
      })
      .returning();
    if (written) await writeStep(tx, written.id, { change: "moved", to: "created", by: { kind: "player", name: null } });
    return written;
  });
  if (!row) throw new HttpError(503, "server.busy", "The server is busy. Try again in a moment.");
  const opened = await provider
    .openCashier({
      paymentId: row.uuid,
      reference: row.reference,
      amount,
      currencyCode,
      customer: customerOf(user, request.ip, app.settings().settings.placeholderEmailDomains),
      language: wish.language ?? language,
      secretForm: wish.secretForm ?? user.uniqueId,
      bonusId,
      theme: app.settings().settings.theme,
      returnUrl: returnUrl(origin, "/profile/deposit", row.id),
      notifyUrl: notifyUrl(origin, provider.key),
      siteOrigin: origin,
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderAway) return null;
      throw error;
    });
  const moved = await app.db.transaction(async (tx) => {
    const held = await holdPayment(tx, row);
    if (!held || held.state !== "created") return null;
    const by = { kind: "system", name: null } as const;
    if (!opened) return movePayment(tx, held, { to: "declined", by, changes: { errorCode: "PROVIDER_UNAVAILABLE" } });
    return movePayment(tx, held, { to: "needs_customer", by, changes: { action: { kind: "frame", ...opened } } });
  });
  if (moved) app.paymentMoved(moved);
  if (!opened) throw new HttpError(503, "payment.provider_away", "The cashier does not answer. Try again in a moment.");
  return { cashier_url: opened.url, cashier_origin: opened.origin };
}
