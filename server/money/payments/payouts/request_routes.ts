import { and, asc, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/withdrawals";
import type { PayoutState } from "../../../../schemas/payment_states";
import type { Language } from "../../../../schemas/text";
import { callerOf } from "../../../accounts/users/caller_of";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { HttpError } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { stateOfRequest } from "../life/life";
import type { PaymentRow } from "../move_payment";
import { canCancel, methodOf, statusOf, toPayments } from "../payment_answer";
import { payments } from "../tables";
import { answerQuestion, cancelPayout } from "./decide_payout";
import { feeInWallet } from "./fee_in_wallet";

const perMinute = { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
const underWay = ["requested", "in_review", "approved", "sent"] as const;

/** Payouts that a player asked for: what became of them, taking one back, and answering what is asked about one. */
export async function payoutRequestRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getWithdrawRequests, async ({ query: { status, withdrawRequestId, limit, pageNo }, request }) => {
    const { id } = await callerOf(request);
    const { language } = occasionOf(request);
    const isOwn = and(
      eq(payments.userId, id),
      eq(payments.kind, "withdrawal"),
      withdrawRequestId === undefined ? undefined : eq(payments.requestId, withdrawRequestId),
    );
    const open = app.db
      .select({ requestId: payments.requestId })
      .from(payments)
      .where(and(isOwn, inArray(payments.state, [...underWay])));
    const isAsked = status === undefined ? isOwn : and(isOwn, (status === 0 ? inArray : notInArray)(payments.requestId, open));
    const of = { requestId: payments.requestId };
    const [[total], page] = await Promise.all([
      app.db
        .select({ count: sql<number>`count(distinct ${payments.requestId})::integer` })
        .from(payments)
        .where(isAsked),
      app.db
        .selectDistinct(of)
        .from(payments)
        .where(isAsked)
        .orderBy(desc(payments.requestId))
        .limit(limit)
        .offset(pageNo * limit),
    ]);
    const ids = page.flatMap(({ requestId }) => requestId ?? []);
    const rows =
      ids.length === 0
        ? []
        : await app.db
            .select()
            .from(payments)
            .where(inArray(payments.requestId, ids))
            .orderBy(desc(payments.requestId), asc(payments.id));
    const requests = ids.map((requestId) => rows.filter((row) => row.requestId === requestId));
    return {
      withdrawRequests: {
        count: total?.count ?? 0,
        rows: await Promise.all(requests.map((parts) => toRequest(app, parts, language))),
      },
    };
  });

  route(app, calls.rejectWithdrawal, async ({ body: { withdrawRequestId }, request }) => {
    const { id } = await callerOf(request);
    await cancelPayout(app, id, withdrawRequestId);
    return { data: { success: true }, message: "The withdrawal is cancelled; its money is in your balance again." };
  });

  route(
    app,
    calls.answerWithdrawQuestion,
    async ({ body: { withdrawRequestId: requestId, askedAt, answer }, request }) => {
      const { id } = await callerOf(request);
      await answerQuestion(app, id, { requestId, askedAt: new Date(askedAt), answer });
      return { data: { success: true } };
    },
    perMinute,
  );
}

async function toRequest(app: FastifyInstance, rows: PaymentRow[], language: Language) {
  const parts = await toPayments(app, rows, language);
  const [first] = rows;
  if (!first) throw new HttpError(500, "server.error", "A request has no parts.");
  const state = stateOfRequest(rows.map((row) => row.state as PayoutState));
  const money = (amount: number) => toDecimal(amount, first.walletCurrencyCode);
  const fee = rows.reduce(
    (sum, row) =>
      sum +
      feeInWallet({
        fee: row.fee,
        rate: row.rate,
        walletRate: row.walletRate,
        code: row.currencyCode,
        wallet: row.walletCurrencyCode,
      }),
    0,
  );
  const expected = parts.flatMap(({ expectedAt }) => expectedAt ?? []).sort();
  return {
    withdrawRequestId: first.requestId ?? first.id,
    reference: first.reference,
    createdAt: first.createdAt.toISOString(),
    paymentMethod: methodOf(app, first, language).methodTitle,
    amount: money(rows.reduce((sum, { walletAmount }) => sum + walletAmount, 0)),
    fee: money(fee),
    currencyCode: first.walletCurrencyCode,
    ...statusOf(state),
    state,
    canCancel: rows.every((row) => canCancel(app, row)),
    expectedAt: expected.at(-1) ?? null,
    reason: first.reason,
    question:
      first.question === null || first.questionAt === null
        ? null
        : {
            text: first.question,
            askedAt: first.questionAt.toISOString(),
            answer: first.answer,
            answeredAt: first.answeredAt?.toISOString() ?? null,
          },
    parts,
  };
}
