import { asc, and, desc, eq, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/office/payments";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { ledgerEntries, ledgerTransactions } from "../../ledger/tables";
import { baseCurrency } from "../../rates/convert";
import { askAbout, endDeposit } from "../clock";
import { isPlayers } from "../life/position";
import { type PaymentRow, writeStep } from "../move_payment";
import { heldAll } from "../payouts/hold_all";
import { writeChange } from "../payouts/write_change";
import { takeReport } from "../reports/take_report";
import { paymentAlarms, paymentChanges, paymentNotifications, payments, paymentSteps } from "../tables";
import { listPaymentChanges } from "../../../../schemas/api/payments/office/changes";
import { actionsOf } from "./actions_of";
import { toAlarm } from "./alarm_routes";
import { actorOf } from "./caller";
import { toOfficePayments } from "./office_answer";
import { moneyOf } from "./money_of";
import { findPayment, officeWhere, pageOf } from "./queries";

/** Payments as the back office sees them: one with all that is known of it, and what can be done about it. */
export async function officeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const done = (state: PaymentRow["state"]) => ({ data: { success: true, state } });
  const required = async (paymentId: number): Promise<PaymentRow> => {
    const row = await findPayment(db, paymentId);
    if (!row) throw notFound("payment", "payment.not_found");
    return row;
  };
  const away = () => new HttpError(503, "payment.provider_away", "The provider can not be asked now.");
  const over = () => new HttpError(409, "payment.decided", "This payment is not where that can be done any more.");

  route(app, calls.listPayments, async ({ query: { limit, pageNo, ...filter }, request }) => {
    const where = officeWhere(app.settings().settings, filter);
    const page = await pageOf(db, where, { limit, offset: pageNo * limit });
    return {
      payments: { count: page.count, rows: await toOfficePayments(app, page.rows, occasionOf(request).language) },
      baseCurrency,
    };
  });

  route(app, calls.getOfficePayment, async ({ params: { paymentId }, request }) => {
    const row = await required(paymentId);
    const { language } = occasionOf(request);
    const paidBefore = and(eq(payments.userId, row.userId), eq(payments.kind, "deposit"), ne(payments.id, row.id));
    const [parts, steps, entries, paidIn, alarms, notifications, held] = await Promise.all([
      row.requestId === null
        ? [row]
        : db.select().from(payments).where(eq(payments.requestId, row.requestId)).orderBy(asc(payments.id)),
      db.select().from(paymentSteps).where(eq(paymentSteps.paymentId, paymentId)).orderBy(asc(paymentSteps.id)),
      db
        .select({ entry: ledgerEntries, kind: ledgerTransactions.kind, reference: ledgerTransactions.reference })
        .from(ledgerTransactions)
        .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
        .innerJoin(
          paymentSteps,
          sql`${ledgerTransactions.reference} = 'payment:' || ${paymentSteps.paymentId} || ':' || ${paymentSteps.id}`,
        )
        .where(eq(paymentSteps.paymentId, paymentId))
        .orderBy(asc(ledgerEntries.id)),
      db.select().from(payments).where(paidBefore).orderBy(desc(payments.id)).limit(7),
      db.select().from(paymentAlarms).where(eq(paymentAlarms.paymentId, paymentId)).orderBy(desc(paymentAlarms.id)),
      db
        .select({ eventId: paymentNotifications.eventId, at: paymentNotifications.at, body: paymentNotifications.body })
        .from(paymentNotifications)
        .where(eq(paymentNotifications.paymentId, paymentId))
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
  });

  route(app, calls.notePayment, async ({ params: { paymentId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    const row = await required(paymentId);
    await db.transaction(async (tx) => {
      await writeStep(tx, paymentId, { change: "note", by: { kind: "staff", name: actor.email }, note });
      await writeChange(tx, actor, "note", { reference: row.reference, note });
    });
    app.paymentMoved(row);
    return done(row.state);
  });

  route(app, calls.askProvider, async ({ params: { paymentId }, request }) => {
    const actor = await actorOf(request);
    const row = await required(paymentId);
    if (!app.paymentProviders.has(row.provider))
      throw new HttpError(503, "payment.provider_away", "This installation has not the provider's keys.");
    await askAbout(app, row);
    await db.transaction(async (tx) => {
      await writeStep(tx, paymentId, { change: "asked", by: { kind: "staff", name: actor.email } });
      await writeChange(tx, actor, "asked", { reference: row.reference });
    });
    return done((await required(paymentId)).state);
  });

  route(app, calls.refundPayment, async ({ params: { paymentId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    const row = await required(paymentId);
    const provider = app.paymentProviders.get(row.provider);
    if (row.kind !== "deposit" || (row.state !== "paid" && row.state !== "partly_paid")) throw over();
    if (!provider?.refundPayment) throw away();
    await db.transaction(async (tx) => {
      await writeStep(tx, paymentId, { change: "refund_asked", by: { kind: "staff", name: actor.email }, note });
      await writeChange(tx, actor, "refund_asked", { reference: row.reference, note });
    });
    const question = { kind: row.kind, paymentId: row.uuid, providerReference: row.providerReference };
    const report = await provider.refundPayment(question).catch((error: unknown) => {
      if (error instanceof ProviderAway) throw away();
      throw error;
    });
    if (!report) throw over();
    await takeReport(app, row.provider, report, { isAsked: true });
    return done((await required(paymentId)).state);
  });

  route(app, calls.cancelPayment, async ({ params: { paymentId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    const row = await required(paymentId);
    if (row.kind !== "deposit") throw over();
    const by = { kind: "staff", name: actor.email } as const;
    if (!(await endDeposit(app, paymentId, { to: "expired", by, note }))) throw over();
    await writeChange(db, actor, "ended", { reference: row.reference, note });
    return done("expired");
  });

  route(app, listPaymentChanges, async ({ query: { limit, pageNo } }) => {
    const [count, rows] = await Promise.all([
      db.$count(paymentChanges),
      db
        .select()
        .from(paymentChanges)
        .orderBy(desc(paymentChanges.id))
        .limit(limit)
        .offset(pageNo * limit),
    ]);
    return {
      changes: { count, rows: rows.map(({ methods: _methods, at, ...row }) => ({ ...row, at: at.toISOString() })) },
    };
  });
}
