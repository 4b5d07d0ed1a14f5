import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { initializePayment } from "../../../../schemas/api/payments/deposits";
import type { DepositErrorCode } from "../../../../schemas/payments";
import type { Language } from "../../../../schemas/text";
import type { UserRow } from "../../../accounts/users/sessions";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, invalidRequest } from "../../../platform/api_error";
import { send } from "../../../platform/database/statements";
import type { Queryable } from "../../../platform/plugins/database";
import { toDecimal } from "../../../platform/amounts";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import { methodsOf } from "../methods/methods_of";
import type { OfferedMethod } from "../methods/offered_methods";
import { createdIn, holdPayment, movePayment, type PaymentRow } from "../move_payment";
import { newPaymentId, newReference } from "../names";
import { creatingPayment } from "../payment_statements";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { customerOf, payingPlace } from "../who_pays";
import { refusalByGuards } from "./refusal_by_guards";
import { notifyUrl, returnUrl } from "./start_deposit";

interface Wish {
  amount: number;
  bonus2?: string | number | null | undefined;
  coupon?: string | null | undefined;
  secretForm?: string | null | undefined;
  theme?: string | undefined;
  scheme?: "dark" | "light" | undefined;
  language: Language | null;
  bonus: string | null;
}

type Answer = z.output<typeof initializePayment.answer>;

/** In minor units of the payment's currency. */
interface Range {
  min: number;
  max: number;
}

const lifeMs = 3_600_000;

/** Opens a provider's embedded cashier for a deposit of its own, which waits until somebody pays in there (C-7.10). */
export async function openCashier(app: FastifyInstance, request: FastifyRequest, user: UserRow, wish: Wish): Promise<Answer> {
  const offered = methodsOf(app, payingPlace(app, request, user.countryCode), user.currencyCode);
  const found = offered.find(
    ({ method, provider, deposit, isEnabled }) => method.isCashier && provider.openCashier && deposit && isEnabled,
  );
  if (!found?.provider.openCashier || !found.deposit)
    throw new HttpError(409, "payment.no_cashier", "No provider has a cashier of its own here.");
  const { provider, method, currencyCode } = found;
  const asked = readAmount(wish.amount, currencyCode);
  if (asked === null) throw invalidRequest([{ path: ["body", "amount"], message: "has more decimals than its currency" }]);
  const coupon = wish.coupon?.trim() || null;
  const bonusId = bonusIn(wish) ?? (coupon === null ? null : await app.bonusOfCoupon(coupon));
  const viewer = await app.viewerOf(request);
  const opening = await app.db.transaction(async (tx) => {
    const open = await openOne(tx, user.id, method.id);
    const range = await rangeFor(app, tx, {
      user,
      offered: found,
      bonusId,
      coupon,
      countryCode: user.countryCode,
      viewer,
      paymentId: open?.id ?? null,
    });
    if ("code" in range) return range;
    const amount = range.isLimited ? range.max : Math.min(Math.max(asked, range.min), range.max);
    return { range, row: await writeOpened(app, tx, { open, user, offered: found, amount, bonusId }) };
  });
  if ("code" in opening) return refusedFor(opening, currencyCode);
  const { row, range } = opening;
  const { origin, language } = occasionOf(request);
  const opened = await found.provider
    .openCashier({
      paymentId: row.uuid,
      reference: row.reference,
      amount: row.amount,
      currencyCode,
      customer: customerOf(user, request.ip, app.settings().settings.placeholderEmailDomains),
      language: wish.language ?? language,
      min: range.min,
      max: range.max,
      secretForm: wish.secretForm ?? user.uniqueId,
      bonusId,
      theme: wish.theme ?? app.settings().settings.theme,
      scheme: wish.scheme ?? null,
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
  return { ...nothing, cashier_url: opened.url, cashier_origin: opened.origin, payment_id: row.id };
}

function bonusIn({ bonus2, bonus }: Wish): number | null {
  const bonusId = Number(bonus2 ?? bonus);
  return Number.isSafeInteger(bonusId) && bonusId > 0 ? bonusId : null;
}

/** The cashier that the player has open and in which nobody has paid: opened again it is the same one. */
async function openOne(tx: Queryable, userId: number, methodId: string): Promise<PaymentRow | null> {
  const isOpen = and(inArray(payments.state, ["created", "needs_customer"]), gt(payments.expiresAt, sql`now()`));
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.methodId, methodId), eq(payments.kind, "deposit"), isOpen))
    .orderBy(desc(payments.id))
    .limit(1)
    .for("no key update");
  return row ?? null;
}

/** What may be paid in there: the provider's bounds, and within them what limits and the bonus leave. */
async function rangeFor(
  app: FastifyInstance,
  tx: Queryable,
  wanted: Omit<Parameters<typeof refusalByGuards>[2], "amount">,
): Promise<(Range & { isLimited: boolean }) | (Partial<Range> & { code: DepositErrorCode })> {
  const { min, max } = wanted.offered.deposit ?? { min: 1, max: 1 };
  const askFor = (amount: number) => refusalByGuards(app, tx, { ...wanted, amount });
  const [least, most] = [await askFor(min), await askFor(max)];
  if (least && least.code !== "BONUS_MINIMUM" && !isLimit(least.code)) return least;
  const from = least?.code === "BONUS_MINIMUM" ? (least.min ?? min) : min;
  if (!most || !isLimit(most.code) || most.max === undefined) return most ?? { min: Math.min(from, max), max, isLimited: false };
  const left = Math.min(max, most.max);
  return left < from ? { code: most.code, max: left } : { min: from, max: left, isLimited: true };
}

/** What leaves some room below it. */
const isLimit = (code: DepositErrorCode) => code === "DEPOSIT_LIMIT" || code === "MARKET_LIMIT" || code === "PROOF_NEEDED";

interface Opened {
  open: PaymentRow | null;
  user: UserRow;
  offered: OfferedMethod;
  amount: number;
  bonusId: number | null;
}

async function writeOpened(app: FastifyInstance, tx: Queryable, { open, user, offered, amount, bonusId }: Opened) {
  const { method, provider, currencyCode } = offered;
  const priced = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const [from, to] = [priced(currencyCode), priced(user.currencyCode)];
  const walletAmount = convert(amount, from, to);
  if (open) {
    await tx.update(payments).set({ amount, walletAmount, bonusId }).where(eq(payments.id, open.id));
    return { ...open, amount, walletAmount, bonusId };
  }
  const creating = creatingPayment({
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
    walletAmount,
    countryCode: user.countryCode,
    bonusId,
    expiresAt: new Date(Date.now() + lifeMs),
  });
  const row = createdIn(await send(tx, creating));
  if (!row) throw new HttpError(503, "server.busy", "The server is busy. Try again in a moment.");
  return row;
}

const nothing: Answer = {
  cashier_url: null,
  cashier_origin: null,
  payment_id: null,
  errorCode: null,
  minAmount: null,
  maxAmount: null,
};

function refusedFor({ code, min, max }: Partial<Range> & { code: DepositErrorCode }, currencyCode: string): Answer {
  const shown = (amount: number | undefined) => (amount === undefined ? null : toDecimal(amount, currencyCode));
  return { ...nothing, errorCode: code, minAmount: shown(min), maxAmount: shown(max) };
}
