import { and, asc, desc, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/withdrawals";
import type { PayoutState } from "../../../../schemas/payment_states";
import { textIn, type Language } from "../../../../schemas/text";
import { callerOf } from "../../../accounts/users/caller_of";
import { wallets } from "../../../accounts/users/tables";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { HttpError } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { convert } from "../../rates/convert";
import { stateOfRequest } from "../life/life";
import { mayCancel, methodsOf } from "../methods/methods_of";
import { payoutHoursOf } from "./promised";
import type { PaymentRow } from "../move_payment";
import { canCancel, methodOf, statusOf, toPayments } from "../payment_answer";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { payingPlace } from "../who_pays";
import { balanceOf, conditionsOf } from "./conditions";
import { answerQuestion, cancelPayout } from "./decide_payout";
import { planPayout } from "./plan_payout";
import { receiversOf } from "./receivers";
import { requestPayout } from "./request_payout";

const perMinute = { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
const underWay = ["requested", "in_review", "approved", "sent"] as const;

/** Being paid: what can be withdrawn and what is held, the request, and taking it back. An exclusion stops none of it (D-44). */
export async function withdrawalRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getWithdrawConditions, async ({ request }) => {
    const user = await callerOf(request);
    const { currencyCode } = user;
    const { language } = occasionOf(request);
    const money = (amount: number) => toDecimal(amount, currencyCode);
    const offered = methodsOf(app, payingPlace(app, request, user.countryCode), currencyCode);
    const [[wallet], owed, reserved] = await Promise.all([
      app.db
        .select()
        .from(wallets)
        .where(and(eq(wallets.userId, user.id), eq(wallets.currencyCode, currencyCode))),
      balanceOf(app.db, user.id, "owed", currencyCode),
      balanceOf(app.db, user.id, "reserved", currencyCode),
    ]);
    const { amount: cash = 0, nonCashAmount: bonus = 0 } = wallet ?? {};
    const heldForOwed = Math.min(cash, -owed);
    const conditions = conditionsOf(user, app.settings().settings);
    const receivers = await receiversOf(app.db, user.id, currencyCode, offered);
    return {
      currencyCode,
      balance: money(cash + bonus),
      free: money(cash - heldForOwed),
      held: [
        ...(bonus > 0 ? [{ reason: "bonus_money" as const, amount: money(bonus), until: null }] : []),
        ...(heldForOwed > 0 ? [{ reason: "owed" as const, amount: money(heldForOwed), until: null }] : []),
      ],
      reserved: money(reserved),
      conditions: conditions.map((each) => ({
        ...each,
        needed: each.needed === null ? null : money(each.needed),
        done: each.done === null ? null : money(each.done),
      })),
      isOpen: conditions.every(({ isMet }) => isMet),
      canCancel: mayCancel(app, user.countryCode ?? app.detectedCountry(request)),
      accounts: receivers.map(({ account, offered: { method }, owed: back }) => ({
        accountId: account.id,
        methodId: method.id,
        methodTitle: textIn(method.title, language),
        shown: account.shown,
        owed: money(back),
        lastUsedAt: account.lastUsedAt.toISOString(),
      })),
      reviewMinutes: payoutHoursOf(app.settings().settings, user.level) * 60,
    };
  });

  route(
    app,
    calls.previewWithdrawal,
    async ({ body, request }) => {
      const user = await callerOf(request);
      const { language } = occasionOf(request);
      const { parts } = await planPayout(app, request, user, body);
      const fees = parts.map(({ fee, rate, offered, walletRate }) =>
        feeInWallet({ fee, rate, walletRate, code: offered.currencyCode, wallet: user.currencyCode }),
      );
      const money = (amount: number) => toDecimal(amount, user.currencyCode);
      return {
        parts: parts.map((part, index) => ({
          methodId: part.offered.method.id,
          methodTitle: textIn(part.offered.method.title, language),
          account: part.shown,
          amount: money(part.walletAmount),
          fee: money(fees[index] ?? 0),
          expectedAt: part.expectedAt.toISOString(),
          why: part.why,
        })),
        amount: body.amount,
        fee: money(fees.reduce((sum, fee) => sum + fee, 0)),
        currencyCode: user.currencyCode,
        burns: await burnsOf(app, user.id, user.currencyCode),
      };
    },
    perMinute,
  );

  route(
    app,
    calls.initWithdrawal,
    async ({ body: { key, burnsBonus, ...body }, request }) => {
      const user = await callerOf(request);
      const known = key === undefined ? undefined : await findByKey(app, user.id, key);
      if (known) {
        const total = known.reduce((sum, { walletAmount }) => sum + walletAmount, 0);
        if (readAmount(body.amount, user.currencyCode) !== total)
          throw new HttpError(422, "payment.differs", "This withdrawal was asked for otherwise.");
        return asked(known[0]?.requestId ?? 0);
      }
      const open = conditionsOf(user, app.settings().settings).find(({ isMet }) => !isMet);
      if (open)
        throw new HttpError(409, "payment.conditions", "Something has to be done before you can withdraw.", {
          data: { condition: open.name },
        });
      const plan = await planPayout(app, request, user, body);
      const row = await requestPayout(app, user, plan, key ?? null, burnsBonus);
      return asked(row.requestId ?? row.id);
    },
    perMinute,
  );

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
}

const asked = (withdrawRequestId: number) => ({
  data: { success: true, withdrawRequestId },
  message: "Your withdrawal is asked for; its money is reserved.",
});

async function findByKey(app: FastifyInstance, userId: number, key: string): Promise<PaymentRow[] | undefined> {
  const [first] = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.key, key)));
  if (!first) return undefined;
  if (first.kind !== "withdrawal" || first.requestId === null)
    throw new HttpError(422, "payment.differs", "This withdrawal was asked for otherwise.");
  return app.db.select().from(payments).where(eq(payments.requestId, first.requestId)).orderBy(asc(payments.id));
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

/** A fee in minor units of the wallet's currency. */
function feeInWallet({
  fee,
  rate,
  walletRate,
  code,
  wallet,
}: {
  fee: number;
  rate: string;
  walletRate: string;
  code: string;
  wallet: string;
}) {
  return code === wallet ? fee : convert(fee, { currencyCode: code, rate }, { currencyCode: wallet, rate: walletRate });
}

/** Bonus money that a payout would burn, as a decimal of the wallet's currency; null where no bonus runs. */
async function burnsOf({ db }: Pick<FastifyInstance, "db">, userId: number, currencyCode: string): Promise<number | null> {
  const [row] = await db
    .select({ bonus: wallets.nonCashAmount })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode), isNotNull(wallets.bonusId)));
  return row ? toDecimal(row.bonus, currencyCode) : null;
}
