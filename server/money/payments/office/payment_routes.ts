import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/office/payments";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, notFound } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { baseCurrency } from "../../rates/convert";
import { askAbout, endDeposit } from "../clock";
import { type PaymentRow, writeStep } from "../move_payment";
import { writeChange } from "../payouts/write_change";
import { takeReport } from "../reports/take_report";
import { paymentChanges } from "../tables";
import { listPaymentChanges } from "../../../../schemas/api/payments/office/changes";
import { actorOf } from "./caller";
import { toOfficePayments } from "./office_answer";
import { findPayment, officeWhere, pageOf } from "./queries";
import { readOfficePayment } from "./read_office_payment";

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

  route(app, calls.getOfficePayment, async ({ params: { paymentId }, request }) =>
    readOfficePayment(app, request, await required(paymentId)),
  );

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
