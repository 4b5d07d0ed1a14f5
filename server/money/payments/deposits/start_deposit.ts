import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type DepositState, isOver } from "../../../../schemas/payment_states";
import type { DepositErrorCode, PaymentAction } from "../../../../schemas/payments";
import type { Language } from "../../../../schemas/text";
import type { Viewer } from "../../../../schemas/viewer";
import type { UserRow } from "../../../accounts/users/sessions";
import type { CardDetails, CustomerBrowser, PaymentOrder, StartedPayment } from "../../../outside/payments/orders";
import type { PaymentProvider } from "../../../outside/payments/port";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { transact } from "../../../platform/database/builder";
import type { Queryable } from "../../../platform/plugins/database";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import { feeOf, type OfferedMethod } from "../methods/offered_methods";
import { beginPayment, type Changes, createdIn, holdPayment, movePayment, type PaymentRow } from "../move_payment";
import { newPaymentId, newReference } from "../names";
import { creatingPayment } from "../payment_statements";
import { payments } from "../tables";
import { customerOf } from "../who_pays";
import { refusalByGuards } from "./refusal_by_guards";

export type Server = Pick<
  FastifyInstance,
  "db" | "rateOf" | "paymentMoved" | "settings" | "readForDeposit" | "refusalOfDeposit" | "log"
>;

export interface Wish {
  user: UserRow;
  offered: OfferedMethod;
  /** In minor units of the method's currency, without the fee. */
  amount: number;
  bonusId: number | null;
  /** The code that the bonus is had by. */
  coupon: string | null;
  key: string | null;
  language: Language;
  countryCode: string | null;
  viewer: Viewer;
  ip: string | null;
  browser: CustomerBrowser;
  card: CardDetails | null;
  cardToken: string | null;
  email: string | null;
  network: string | null;
  returnPath: string;
  /** Of the site, without a slash at the end. */
  origin: string;
}

/** What came of it: a payment, or why there is none. `min` and `max` in minor units of the payment's currency. */
export type Started =
  | { kind: "started"; row: PaymentRow }
  | { kind: "refused"; row: PaymentRow | null; code: DepositErrorCode; min?: number | undefined; max?: number | undefined };

/** How long a payment can be paid once it has begun; a QR code ends by itself before (C-9.08). */
const lifeMs = 3_600_000;
const coinLifeMs = 24 * 3_600_000;

/** Starts a deposit, or goes on with the one that has the same key: it exists once, however often it is asked for. */
export async function startDeposit(app: Server, wish: Wish): Promise<Started> {
  const known = await findByKey(app, wish);
  if (known) return isStarted(known) ? outcomeOf(known) : goOn(app, known, wish);
  const byTerms = refusalByTerms(wish);
  if (byTerms) return { kind: "refused", row: null, ...byTerms };
  const { refusal, row } = await writePayment(app, wish);
  if (refusal) return { kind: "refused", row: null, ...refusal };
  if (row) return goOn(app, row, wish);
  const other = await findByKey(app, wish); // a second tab was faster
  if (!other) throw new HttpError(503, "server.busy", "The server is busy. Try again in a moment.");
  return outcomeOf(other);
}

/** A payment whose player has to act without its being known where is asked for again: the provider says it again. */
const isStarted = ({ state, providerReference, action }: PaymentRow) =>
  (state !== "created" || providerReference !== null) && !(state === "needs_customer" && action === null);

const outcomeOf = (row: PaymentRow): Started =>
  row.state === "declined" && row.errorCode && row.providerReference === null
    ? { kind: "refused", row, code: row.errorCode }
    : { kind: "started", row };

async function findByKey({ db }: Server, { user, key, amount, offered }: Wish): Promise<PaymentRow | null> {
  if (key === null) return null;
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, user.id), eq(payments.key, key)));
  if (!row) return null;
  if (row.kind !== "deposit" || row.methodId !== offered.method.id || row.amount !== amount)
    throw new HttpError(422, "payment.differs", "This payment was asked for otherwise.");
  return row;
}

function refusalByTerms({ offered, amount, bonusId, coupon }: Wish) {
  const { deposit: terms, isEnabled, absence } = offered;
  if (!terms || !isEnabled || absence) return { code: "METHOD_NOT_AVAILABLE" as const };
  if (amount < terms.min || amount > terms.max)
    return { code: "PAYMENT_PROVIDER_LIMIT_THRESHOLD" as const, min: terms.min, max: terms.max };
  if (coupon !== null && bonusId === null) return { code: "BONUS_NOT_AVAILABLE" as const }; // nobody loses what a code promised without being told
  if (bonusId !== null && !offered.method.canHaveBonus) return { code: "BONUS_NOT_AVAILABLE" as const };
  return null;
}

const pricedIn = (app: Server, currencyCode: string) => ({ currencyCode, rate: requireRate(app, currencyCode) });

/** Neither where the key is taken. */
async function writePayment(app: Server, wish: Wish) {
  const { user, offered, amount, bonusId, key, countryCode, returnPath } = wish;
  const { method, provider, currencyCode, deposit } = offered;
  const [from, to] = [pricedIn(app, currencyCode), pricedIn(app, user.currencyCode)];
  const reads = (tx: Queryable) => app.readForDeposit(tx, user.id);
  return transact(app.db, reads, async (tx, read, finish) => {
    const refusal = await refusalByGuards(app, tx, wish, read);
    if (refusal) return { refusal, row: null };
    const creating = creatingPayment({
      uuid: newPaymentId(),
      reference: newReference("deposit"),
      key,
      kind: "deposit",
      userId: user.id,
      methodId: method.id,
      provider: provider.key,
      state: "created",
      amount,
      fee: deposit ? feeOf(deposit, amount) : 0,
      currencyCode,
      rate: from.rate,
      walletCurrencyCode: to.currencyCode,
      walletRate: to.rate,
      walletAmount: convert(amount, from, to),
      countryCode,
      bonusId,
      returnPath,
      expiresAt: new Date(Date.now() + (method.coin === null ? lifeMs : coinLifeMs)),
    });
    return { refusal: null, row: createdIn(await finish(creating)) };
  });
}

/** Asks the provider, whom it may have been asked of before: the same number is the same payment there. */
async function goOn(app: Server, row: PaymentRow, wish: Wish): Promise<Started> {
  const answer = await ask(app, wish.offered.provider, orderOf(row, wish, app));
  if (answer === "away") return { kind: "refused", row, code: "PROVIDER_UNAVAILABLE" };
  return keepAnswer(app, row, answer);
}

async function ask(app: Server, provider: PaymentProvider, order: PaymentOrder): Promise<StartedPayment | "away"> {
  try {
    return await provider.startPayment(order);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.warn({ provider: provider.key, payment: order.reference }, "A provider of payments did not answer");
    return "away";
  }
}

const orderOf = (row: PaymentRow, wish: Wish, app: Server): PaymentOrder => ({
  paymentId: row.uuid,
  reference: row.reference,
  methodId: row.methodId,
  amount: row.amount + row.fee,
  currencyCode: row.currencyCode,
  customer: customerOf(wish.user, wish.ip, app.settings().settings.placeholderEmailDomains),
  browser: wish.browser,
  language: wish.language,
  returnUrl: returnUrl(wish.origin, wish.returnPath, row.id),
  notifyUrl: notifyUrl(wish.origin, row.provider),
  expiresAt: row.expiresAt ?? new Date(Date.now() + lifeMs),
  card: wish.card,
  cardToken: wish.cardToken,
  email: wish.email,
  network: wish.network,
});

export const notifyUrl = (origin: string, provider: string) => `${origin}/api/payments/notify/${provider}`;

/** Where the browser comes back to; it says which payment, and nothing of what came of it. */
export function returnUrl(origin: string, path: string, paymentId: number): string {
  const url = new URL(path, origin);
  url.searchParams.set("payment", String(paymentId));
  return url.toString();
}

type Refused = Extract<StartedPayment, { kind: "refused" }>;
const bySystem = { kind: "system", name: null } as const;

async function keepAnswer(app: Server, asked: PaymentRow, answer: StartedPayment): Promise<Started> {
  if (answer.kind === "refused") return keepRefusal(app, asked, answer);
  const changes = { providerReference: answer.providerReference, ...actionOf(answer) };
  const to = answer.kind === "waiting" ? "waiting" : "needs_customer";
  const row = (await beginPayment(app.db, asked, { to, by: bySystem, changes })) ?? (await addTo(app, asked, { to, changes }));
  app.paymentMoved(row);
  return { kind: "started", row };
}

/**
 * A notification was faster than the answer that it is about. What the player has to do is still to be done, unless the payment is
 * over or they have been told it before; where the notification says only that it waits, they are who it waits for.
 */
async function addTo(
  app: Server,
  { id }: PaymentRow,
  { to, changes }: { to: DepositState; changes: Changes },
): Promise<PaymentRow> {
  const { action, ...rest } = changes;
  return app.db.transaction(async (tx) => {
    const held = await holdPayment(tx, { id });
    if (!held) throw new HttpError(500, "server.error", "A payment is gone.");
    const isToDo = action && !isOver(held.state) && held.action === null;
    if (isToDo && held.state !== to) return movePayment(tx, held, { to, by: bySystem, changes });
    const [row] = await tx
      .update(payments)
      .set(isToDo ? changes : rest)
      .where(eq(payments.id, id))
      .returning();
    return row ?? held;
  });
}

async function keepRefusal(app: Server, { id }: PaymentRow, { code, min, max }: Refused): Promise<Started> {
  const { row, isFirst } = await app.db.transaction(async (tx) => {
    const held = await holdPayment(tx, { id });
    if (!held) throw new HttpError(500, "server.error", "A payment is gone.");
    if (held.state !== "created") return { row: held, isFirst: false }; // a notification was faster: its payment says what came of it
    const moved = await movePayment(tx, held, { to: "declined", by: bySystem, changes: { errorCode: code }, note: code });
    return { row: moved, isFirst: true };
  });
  app.paymentMoved(row);
  return isFirst ? { kind: "refused", row, code, min, max } : { kind: "started", row };
}

function actionOf(answer: Exclude<StartedPayment, { kind: "refused" }>): { action?: PaymentAction; expiresAt?: Date } {
  switch (answer.kind) {
    case "waiting":
      return {};
    case "redirect":
      return { action: { kind: "redirect", url: answer.url } };
    case "frame":
      return { action: { kind: "frame", url: answer.url, origin: answer.origin } };
    case "form":
      return { action: { kind: "form", url: answer.url, method: answer.method, fields: answer.fields } };
    case "three_d_secure": {
      const fields = Object.fromEntries(Object.entries(answer.fields).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >;
      return { action: { kind: "three_d_secure", url: answer.url, method: answer.method, fields } };
    }
    case "qr":
      return {
        action: { kind: "qr", content: answer.content, expiresAt: answer.expiresAt.toISOString() },
        expiresAt: answer.expiresAt,
      };
    case "crypto": {
      const { address, tag, network, currencyCode, expiresAt } = answer;
      const amount = toDecimal(answer.amount, currencyCode);
      const action = {
        kind: "crypto",
        address,
        tag,
        network,
        currencyCode,
        amount,
        qrBase64: "",
        expiresAt: expiresAt?.toISOString() ?? null,
      } as const;
      return { action, ...(expiresAt && { expiresAt }) };
    }
  }
}
