import { asc, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { toBuffer } from "qrcode";
import { isOver, type PaymentState, type PayoutState } from "../../../schemas/payment_states";
import type { Payment, PaymentAction, PaymentStep } from "../../../schemas/payments";
import { type Language, textIn } from "../../../schemas/text";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { findMethod, mayCancel } from "./methods/methods_of";
import { creditOf, type PaymentRow } from "./move_payment";
import { pausedMs } from "./payouts/promised";
import { payoutAccounts, paymentSteps } from "./tables";

type Server = Pick<FastifyInstance, "db" | "paymentProviders" | "settings">;

/** Payments as their player sees them, in the order in which they are given. */
export async function toPayments(app: Server, rows: readonly PaymentRow[], language: Language): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const [steps, accounts] = await Promise.all([
    stepsOf(
      app.db,
      rows.map(({ id }) => id),
    ),
    shownAccounts(app.db, rows),
  ]);
  return Promise.all(
    rows.map((row) => toPayment(app, row, { language, steps: steps.get(row.id) ?? [], account: shownAccount(row, accounts) })),
  );
}

async function toPayment(
  app: Server,
  row: PaymentRow,
  { language, steps, account }: { language: Language; steps: PaymentStep[]; account: string | null },
): Promise<Payment> {
  const money = (amount: number) => toDecimal(amount, row.currencyCode);
  const isMoved = row.kind === "deposit" && creditOf(row) !== 0;
  return {
    paymentId: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    ...methodOf(app, row, language),
    account,
    amount: money(row.amount),
    fee: money(row.fee),
    currencyCode: row.currencyCode,
    settledAmount: toDecimal(row.settled, row.settledCurrencyCode ?? row.currencyCode),
    walletAmount: toDecimal(isMoved ? creditOf(row) : row.walletAmount, row.walletCurrencyCode),
    walletCurrencyCode: row.walletCurrencyCode,
    rate: rateOf(row),
    bonusId: row.bonusId,
    errorCode: row.errorCode,
    reason: row.reason,
    action: row.action && (await withPicture(row.action)),
    confirmations:
      row.confirmationsSeen === null || row.confirmationsNeeded === null
        ? null
        : { seen: row.confirmationsSeen, needed: row.confirmationsNeeded },
    canCancel: canCancel(app, row),
    expectedAt: isOver(row.state) || !row.expectedAt ? null : new Date(row.expectedAt.getTime() + pausedMs(row)).toISOString(),
    expiresAt: isOver(row.state) ? null : (row.expiresAt?.toISOString() ?? null),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    steps,
  };
}

export function methodOf(app: Pick<Server, "paymentProviders">, { methodId }: Pick<PaymentRow, "methodId">, language: Language) {
  const method = findMethod(app, methodId);
  return {
    methodId,
    methodTitle: method ? textIn(method.title, language) : methodId,
    family: method?.family ?? ("wallet" as const),
  };
}

export const canCancel = (app: Pick<Server, "settings">, row: PaymentRow): boolean =>
  row.kind === "withdrawal" && (row.state === "requested" || row.state === "in_review") && mayCancel(app, row.countryCode);

/** How much of the payment's currency one of the wallet's is; null where they are the same. */
export function rateOf({ currencyCode, walletCurrencyCode, rate, walletRate }: PaymentRow): string | null {
  if (currencyCode === walletCurrencyCode) return null;
  return String(Number((Number(rate) / Number(walletRate)).toPrecision(10))); // to be read; sums are made with both rates
}

/** PNG of a QR code, as it is written into a data address. */
export const qrBase64 = async (content: string) =>
  (await toBuffer(content, { errorCorrectionLevel: "Q", margin: 4, width: 472 })).toString("base64");

/** The picture of an address is drawn when it is asked for, and kept nowhere. */
export const withPicture = async (action: PaymentAction): Promise<PaymentAction> =>
  action.kind === "crypto" ? { ...action, qrBase64: await qrBase64(action.address) } : action;

async function stepsOf(db: Queryable, ids: number[]): Promise<Map<number, PaymentStep[]>> {
  const rows = await db.select().from(paymentSteps).where(inArray(paymentSteps.paymentId, ids)).orderBy(asc(paymentSteps.id));
  const all = new Map<number, PaymentStep[]>();
  for (const { paymentId, change, from, to, at, reason } of rows) {
    if (change !== "moved" || to === null || from === to) continue;
    all.set(paymentId, [...(all.get(paymentId) ?? []), { state: to, at: at.toISOString(), reason }]);
  }
  return all;
}

export async function shownAccounts(db: Queryable, rows: readonly PaymentRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  if (ids.length === 0) return new Map();
  const known = await db
    .select({ id: payoutAccounts.id, shown: payoutAccounts.shown })
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.id, ids));
  return new Map(known.map(({ id, shown }) => [id, shown]));
}

export const shownAccount = ({ accountId }: PaymentRow, accounts: ReadonlyMap<number, string>) =>
  accountId === null ? null : (accounts.get(accountId) ?? null);

/** The documents' words for a state (C-3.25, C-4.54). */
export function statusOf(state: PaymentState): {
  statusEnum: "confirmed" | "rejected" | "requested" | "pending";
  status: number;
  isSuccess: boolean;
} {
  if (state === "paid" || state === "partly_paid") return { statusEnum: "confirmed", status: 1, isSuccess: true };
  if (isOver(state)) return { statusEnum: "rejected", status: 1, isSuccess: false };
  const isFirst = state === "requested" || state === ("in_review" satisfies PayoutState);
  return { statusEnum: isFirst ? "requested" : "pending", status: 0, isSuccess: false };
}
