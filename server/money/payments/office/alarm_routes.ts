import { and, count, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/office/alarms";
import { HttpError } from "../../../platform/api_error";
import { signal } from "../../../platform/plugins/changes";
import { route } from "../../../platform/route";
import { writeChange } from "../payouts/write_change";
import { FileProblem, readProviderFile } from "../reconcile/provider_file";
import { periodOf, reconcile } from "../reconcile/reconcile";
import { paymentAlarms, payments } from "../tables";
import { actorOf } from "./caller";

/** Where books and providers differ, who looks after it, and comparing them with a provider's file. */
export async function alarmRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const done = { data: { success: true } };
  const isOpenAlarm = isNull(paymentAlarms.resolvedAt);

  route(app, calls.listPaymentAlarms, async ({ query: { limit, pageNo, isOpen } }) => {
    const where = isOpen ? isOpenAlarm : isNotNull(paymentAlarms.resolvedAt);
    const [[all], [open], rows] = await Promise.all([
      db.select({ count: count() }).from(paymentAlarms).where(where),
      db.select({ count: count() }).from(paymentAlarms).where(isOpenAlarm),
      db
        .select({ alarm: paymentAlarms, reference: payments.reference })
        .from(paymentAlarms)
        .leftJoin(payments, eq(payments.id, paymentAlarms.paymentId))
        .where(where)
        .orderBy(desc(isOpen ? paymentAlarms.id : paymentAlarms.resolvedAt))
        .limit(limit)
        .offset(pageNo * limit),
    ]);
    return {
      alarms: { count: all?.count ?? 0, rows: rows.map(({ alarm, reference }) => toAlarm(alarm, reference)) },
      openCount: open?.count ?? 0,
    };
  });

  route(app, calls.takePaymentAlarm, async ({ params: { alarmId }, body: { isTaken }, request }) => {
    const actor = await actorOf(request);
    const isMine = eq(paymentAlarms.takenBy, actor.email);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(paymentAlarms)
        .set(isTaken ? { takenBy: actor.email, takenAt: new Date() } : { takenBy: null, takenAt: null })
        .where(and(eq(paymentAlarms.id, alarmId), isOpenAlarm, isTaken ? or(isNull(paymentAlarms.takenBy), isMine) : isMine))
        .returning();
      if (!row) throw new HttpError(409, "payment.decided", "This alarm is closed, or somebody else looks after it.");
      await writeChange(tx, actor, isTaken ? "alarm_taken" : "alarm_let_go", { reference: referenceOf(row) });
      await signal(tx, "payments_desk", { isAlarm: true });
    });
    return done;
  });

  route(app, calls.resolvePaymentAlarm, async ({ params: { alarmId }, body: { note }, request }) => {
    const actor = await actorOf(request);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(paymentAlarms)
        .set({ resolvedAt: new Date(), resolvedBy: actor.email, note })
        .where(and(eq(paymentAlarms.id, alarmId), isOpenAlarm))
        .returning();
      if (!row) throw new HttpError(409, "payment.decided", "This alarm is closed, or there is none.");
      await writeChange(tx, actor, "alarm_closed", { reference: referenceOf(row), note });
      await signal(tx, "payments_desk", { isAlarm: true });
    });
    return done;
  });

  route(app, calls.reconcilePayments, async ({ body: { csv, from, to }, request }) => {
    const actor = await actorOf(request);
    try {
      const lines = readProviderFile(csv);
      const differences = await reconcile(db, lines, periodOf({ from, to }));
      const providers = [...new Set(lines.map(({ provider }) => provider))].join(", ");
      await writeChange(db, actor, "reconciled", {
        reference: providers || undefined,
        note: `${lines.length} / ${differences.length}`,
      });
      return { lines: lines.length, differences };
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      throw new HttpError(422, "payment.file_unusable", `The file can not be used: ${error.message}`, {
        data: { why: error.message },
      });
    }
  });
}

type AlarmRow = typeof paymentAlarms.$inferSelect;

const referenceOf = ({ id, values }: AlarmRow) => String(values["reference"] ?? id);

export function toAlarm(alarm: AlarmRow, reference: string | null): calls.OfficeAlarm {
  const { id: alarmId, paymentId, provider, kind, values, at, takenBy, takenAt, resolvedAt, resolvedBy, note } = alarm;
  return {
    alarmId,
    paymentId,
    reference,
    provider,
    kind,
    values,
    at: at.toISOString(),
    takenBy,
    takenAt: takenAt?.toISOString() ?? null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedBy,
    note,
  };
}
