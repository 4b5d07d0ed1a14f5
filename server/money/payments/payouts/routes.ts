import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/withdrawals";
import { textIn } from "../../../../schemas/text";
import { callerOf } from "../../../accounts/users/caller_of";
import { wallets } from "../../../accounts/users/tables";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { HttpError } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { mayCancel, methodsOf } from "../methods/methods_of";
import { payoutHoursOf } from "./promised";
import type { PaymentRow } from "../move_payment";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { payingPlace } from "../who_pays";
import { balanceOf, conditionsOf } from "./conditions";
import { planPayout } from "./plan_payout";
import { receiversOf } from "./receivers";
import { requestPayout } from "./request_payout";
import { feeInWallet } from "./fee_in_wallet";

const perMinute = { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };

/** Being paid: what can be withdrawn and what is held, and asking for it. An exclusion stops none of it (D-44). */
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

/** Bonus money that a payout would burn, as a decimal of the wallet's currency; null where no bonus runs. */
async function burnsOf({ db }: Pick<FastifyInstance, "db">, userId: number, currencyCode: string): Promise<number | null> {
  const [row] = await db
    .select({ bonus: wallets.nonCashAmount })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode), isNotNull(wallets.bonusId)));
  return row ? toDecimal(row.bonus, currencyCode) : null;
}
