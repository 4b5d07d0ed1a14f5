import { asc, and, desc, eq, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/tables";
import { isPlayers } from "../life/position";
import type { PaymentRow } from "../move_payment";
import { heldAll } from "../payouts/hold_all";
import { paymentAlarms, paymentNotifications, payments, paymentSteps } from "../tables";
import { actionsOf } from "./actions_of";
import { toAlarm } from "./alarm_routes";
import { actorOf } from "./caller";
import { toOfficePayments } from "./office_answer";
import { moneyOf } from "./money_of";

/** All that is known of one payment, and what whoever asks can do about it. */
export async function readOfficePayment(app: FastifyInstance, request: FastifyRequest, row: PaymentRow) {
  const { db } = app;
  const { language } = occasionOf(request);
  const paidBefore = and(eq(payments.userId, row.userId), eq(payments.kind, "deposit"), ne(payments.id, row.id));
  const [parts, steps, entries, paidIn, alarms, notifications, held] = await Promise.all([
    row.requestId === null
      ? [row]
      : db.select().from(payments).where(eq(payments.requestId, row.requestId)).orderBy(asc(payments.id)),
    db.select().from(paymentSteps).where(eq(paymentSteps.paymentId, row.id)).orderBy(asc(paymentSteps.id)),
    db
      .select({ entry: ledgerEntries, kind: ledgerTransactions.kind, reference: ledgerTransactions.reference })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .innerJoin(
        paymentSteps,
        sql`${ledgerTransactions.reference} = 'payment:' || ${paymentSteps.paymentId} || ':' || ${paymentSteps.id}`,
      )
      .where(eq(paymentSteps.paymentId, row.id))
      .orderBy(asc(ledgerEntries.id)),
    db.select().from(payments).where(paidBefore).orderBy(desc(payments.id)).limit(7),
    db.select().from(paymentAlarms).where(eq(paymentAlarms.paymentId, row.id)).orderBy(desc(paymentAlarms.id)),
    db
      .select({ eventId: paymentNotifications.eventId, at: paymentNotifications.at, body: paymentNotifications.body })
      .from(paymentNotifications)
      .where(eq(paymentNotifications.paymentId, row.id))
      .orderBy(desc(paymentNotifications.at))
      .limit(50),
    heldAll(db),
  ]);
  const [payment] = await toOfficePayments(app, [row], language);
  if (!payment) throw notFound("payment", "payment.not_found");
  return {
    payment,
    actions: actionsOf(app, row, { ...payment, heldAll: held !== null }, await actorOf(request)),
    heldAll: held !== null,
    parts: await toOfficePayments(app, parts, language),
    steps: steps.map(({ id, at, change, from, to, actorKind: kind, actorName: name, note, reason }) => ({
      id,
      at: at.toISOString(),
      change,
      from,
      to,
      actor: { kind, name },
      note,
      reason,
    })),
    entries: entries.map(({ entry, kind, reference }) => ({
      at: entry.createdAt.toISOString(),
      kind,
      reference,
      account: entry.account,
      isPlayers: isPlayers(entry.account),
      amount: toDecimal(entry.amount, entry.currencyCode),
      currencyCode: entry.currencyCode,
    })),
    notifications: notifications.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    paidIn: await toOfficePayments(app, paidIn, language),
    alarms: alarms.map((alarm) => toAlarm(alarm, row.reference)),
    ...(await moneyOf(db, { userId: row.userId, currencyCode: row.walletCurrencyCode })),
  };
}
