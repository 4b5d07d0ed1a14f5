import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../../schemas/api/payments/backoffice_payments";
import { users, wallets } from "../../../accounts/users/tables";
import { ledgerEntries, ledgerTransactions } from "../../ledger/tables";
import { baseCurrency, toBase } from "../../rates/convert";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { HttpError, notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { askAbout } from "../clock";
import { isPlayers } from "../life/position";
import { type PaymentRow, writeStep } from "../move_payment";
import { balanceOf } from "../payouts/conditions";
import { approve, reject, takeBack, writeChange } from "../payouts/decide_payout";
import { paymentAlarms, paymentChanges, payments, paymentSteps } from "../tables";
import { callerOf } from "../who_pays";
import { toOfficePayments } from "./office_answer";
import { countTabs, findPayment, officeWhere, pageOf, rowsForTotal, tabs } from "./queries";

const actorOf = async (request: FastifyRequest) => {
  const { id: userId, email } = await callerOf(request);
  return { userId, email };
};

/** Payments as the back office decides on them: the queue of payouts, one payment with its trail, alarms. */
export async function officeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const done = (state: PaymentRow["state"]) => ({ data: { success: true, state } });
  const required = async (paymentId: number): Promise<PaymentRow> => {
    const row = await findPayment(db, paymentId);
    if (!row) throw notFound("payment", "payment.not_found");
    return row;
  };

  route(app, calls.listPayouts, async ({ query: { tab, limit, pageNo, ...filter }, request }) => {
    const { settings } = app.settings();
    const where = and(tabs[tab], officeWhere(settings, { ...filter, kind: "withdrawal" }));
    const isOldestFirst = tab === "to_decide" || tab === "second_yes" || tab === "with_provider";
    const [page, counts, sums] = await Promise.all([
      pageOf(db, where, { limit, offset: pageNo * limit, isOldestFirst }),
      countTabs(db),
      rowsForTotal(db, where),
    ]);
    const total = sums.reduce(
      (sum, each) => sum + toBase(Number(each.walletAmount), { currencyCode: each.walletCurrencyCode, rate: each.walletRate }),
      0,
    );
    return {
      payouts: { count: page.count, rows: await toOfficePayments(app, page.rows, occasionOf(request).language) },
      baseTotal: toDecimal(total, baseCurrency),
      baseCurrency,
      counts,
    };
  });

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
    const [parts, steps, entries, paidIn, alarms] = await Promise.all([
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
    ]);
    const [payment] = await toOfficePayments(app, [row], language);
    if (!payment) throw notFound("payment", "payment.not_found");
    return {
      payment,
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
      paidIn: await toOfficePayments(app, paidIn, language),
      alarms: alarms.map((alarm) => toAlarm(alarm, row.reference)),
      ...(await moneyOf(row)),
    };
  });

  async function moneyOf({ userId, walletCurrencyCode: currencyCode }: PaymentRow) {
    const money = (amount: number) => toDecimal(amount, currencyCode);
    const [[wallet], reserved, owed, [out], [player]] = await Promise.all([
      db
        .select()
        .from(wallets)
        .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode))),
      balanceOf(db, userId, "reserved", currencyCode),
      balanceOf(db, userId, "owed", currencyCode),
      db
        .select({ sum: sql<string>`coalesce(sum(${payments.walletAmount}), 0)` })
        .from(payments)
        .where(
          and(
            eq(payments.userId, userId),
            eq(payments.kind, "withdrawal"),
            eq(payments.state, "paid"),
            eq(payments.walletCurrencyCode, currencyCode),
          ),
        ),
      db.select({ totalDeposit: users.totalDeposit }).from(users).where(eq(users.id, userId)),
    ]);
    return {
      balance: {
        cash: money(wallet?.amount ?? 0),
        bonus: money(wallet?.nonCashAmount ?? 0),
        reserved: money(reserved),
        owed: money(-owed),
        currencyCode,
      },
      totals: { paidIn: money(player?.totalDeposit ?? 0), paidOut: money(Number(out?.sum ?? 0)), currencyCode },
    };
  }

  route(app, calls.approvePayout, async ({ params, body, request }) =>
    done(await approve(app, await actorOf(request), params.paymentId, body.note?.trim() || null)),
  );

  route(app, calls.takeYesBack, async ({ params, request }) =>
    done(await takeBack(app, await actorOf(request), params.paymentId)),
  );

  route(app, calls.rejectPayout, async ({ params, body: { code, reason, note }, request }) =>
    done(
      await reject(app, await actorOf(request), params.paymentId, {
        reason,
        note: [code, note?.trim()].filter(Boolean).join(" · "),
      }),
    ),
  );

  route(app, calls.notePayment, async ({ params: { paymentId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    const row = await required(paymentId);
    await db.transaction(async (tx) => {
      await writeStep(tx, paymentId, { change: "note", by: { kind: "staff", name: actor.email }, note });
      await writeChange(tx, actor, "note", { reference: row.reference, note });
    });
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

  route(app, calls.listPaymentAlarms, async ({ query: { limit, pageNo, isOpen } }) => {
    const where = isOpen ? isNull(paymentAlarms.resolvedAt) : isNotNull(paymentAlarms.resolvedAt);
    const [[all], rows] = await Promise.all([
      db.select({ count: count() }).from(paymentAlarms).where(where),
      db
        .select({ alarm: paymentAlarms, reference: payments.reference })
        .from(paymentAlarms)
        .leftJoin(payments, eq(payments.id, paymentAlarms.paymentId))
        .where(where)
        .orderBy(desc(paymentAlarms.id))
        .limit(limit)
        .offset(pageNo * limit),
    ]);
    return { alarms: { count: all?.count ?? 0, rows: rows.map(({ alarm, reference }) => toAlarm(alarm, reference)) } };
  });

  route(app, calls.resolvePaymentAlarm, async ({ params: { alarmId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(paymentAlarms)
        .set({ resolvedAt: new Date(), resolvedBy: actor.email, note })
        .where(and(eq(paymentAlarms.id, alarmId), isNull(paymentAlarms.resolvedAt)))
        .returning();
      if (!row) throw new HttpError(409, "payment.decided", "This alarm is closed, or there is none.");
      await writeChange(tx, actor, "alarm_closed", { reference: String(row.values["reference"] ?? row.id), note });
    });
    return { data: { success: true } };
  });

  route(app, calls.listPaymentChanges, async ({ query: { limit, pageNo } }) => {
    const [[all], rows] = await Promise.all([
      db.select({ count: count() }).from(paymentChanges),
      db
        .select()
        .from(paymentChanges)
        .orderBy(desc(paymentChanges.id))
        .limit(limit)
        .offset(pageNo * limit),
    ]);
    return { changes: { count: all?.count ?? 0, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) } };
  });
}

function toAlarm(alarm: typeof paymentAlarms.$inferSelect, reference: string | null): calls.OfficeAlarm {
  const { id: alarmId, paymentId, provider, kind, values, at, resolvedAt, resolvedBy, note } = alarm;
  return {
    alarmId,
    paymentId,
    reference,
    provider,
    kind,
    values,
    at: at.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedBy,
    note,
  };
}
