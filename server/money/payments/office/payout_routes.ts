import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/payments/office/payouts";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { invalidRequest, notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { route } from "../../../platform/route";
import { baseCurrency, toBase } from "../../rates/convert";
import { payoutRulesOf } from "../methods/methods_of";
import type { PaymentRow } from "../move_payment";
import { approve, askPlayer, putOnHold, reject, takeBack } from "../payouts/decide_payout";
import { heldAll, setHeldAll } from "../payouts/hold_all";
import { actorOf } from "./caller";
import { toOfficePayments } from "./office_answer";
import { payoutsCsvRoute } from "./payouts_csv";
import { payoutsWhere } from "./payouts_where";
import { countTabs, findPayment, pageOf, rowsForTotal } from "./queries";
import { languageOf, reasonsIn, writeQuestion, writeRejection } from "./reject_letters";

const done = <State>(state: State) => ({ data: { success: true, state } });
/** Payouts as the back office decides on them. */
export async function payoutRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  await payoutsCsvRoute(app);
  const payoutOf = async (paymentId: number) => {
    const row = await findPayment(db, paymentId);
    if (!row || row.kind !== "withdrawal") throw notFound("payout", "payment.not_found");
    return row;
  };

  route(app, calls.listPayouts, async ({ query: { limit, pageNo, ...filter }, request }) => {
    const { settings } = app.settings();
    const { all, where, inOrderOf } = payoutsWhere(settings, filter);
    const [page, counts, sums, held] = await Promise.all([
      pageOf(db, where, { limit, offset: pageNo * limit, inOrderOf }),
      countTabs(db),
      rowsForTotal(db, all),
      heldAll(db),
    ]);
    const total = sums.reduce(
      (sum, each) => sum + toBase(Number(each.walletAmount), { currencyCode: each.walletCurrencyCode, rate: each.walletRate }),
      0,
    );
    return {
      payouts: { count: page.count, rows: await toOfficePayments(app, page.rows, occasionOf(request).language) },
      baseTotal: toDecimal(total, baseCurrency),
      baseCurrency,
      reviewHours: payoutRulesOf(settings).reviewHours,
      counts,
      heldAll: held && { ...held, at: held.at.toISOString() },
    };
  });

  route(app, calls.approvePayout, async ({ params, body, request }) =>
    done(await approve(app, await actorOf(request), params.paymentId, body.note?.trim() || null)),
  );

  route(app, calls.takeYesBack, async ({ params, request }) =>
    done(await takeBack(app, await actorOf(request), params.paymentId)),
  );

  route(app, calls.rejectPayout, async ({ params: { paymentId }, body: { code, reason, note }, request }) => {
    const row = await payoutOf(paymentId);
    const language = await languageOf(db, row.userId, occasionOf(request).language);
    const read = reason ?? (await reasonsIn(app, row, language)).get(code);
    if (read === undefined) throw invalidRequest([{ path: ["body", "reason"], message: "is needed" }]);
    const state = await reject(app, await actorOf(request), paymentId, {
      reason: read,
      note: [code, note?.trim()].filter(Boolean).join(" · "),
      tellPlayer: (tx, rows) => writeRejection(tx, request, rows, read),
    });
    return done(state);
  });

  route(app, calls.listRejectLetters, async ({ params: { paymentId }, request }) => {
    const row = await payoutOf(paymentId);
    const own = occasionOf(request).language;
    const language = await languageOf(db, row.userId, own);
    const [theirs, ours] = await Promise.all([reasonsIn(app, row, language), reasonsIn(app, row, own)]);
    return { language, letters: [...theirs].map(([code, text]) => ({ code, theirs: text, own: ours.get(code) ?? text })) };
  });

  route(app, calls.holdPayout, async ({ params: { paymentId }, body: { until, note }, request }) => {
    const at = new Date(until);
    if (at <= new Date()) throw invalidRequest([{ path: ["body", "until"], message: "is past" }]);
    return done(await putOnHold(app, await actorOf(request), paymentId, { until: at, note }));
  });

  route(app, calls.releasePayout, async ({ params: { paymentId }, request }) =>
    done(await putOnHold(app, await actorOf(request), paymentId, null)),
  );

  route(app, calls.askPlayer, async ({ params: { paymentId }, body: { question }, request }) => {
    const tellPlayer = (tx: Queryable, rows: readonly PaymentRow[]) => writeQuestion(tx, request, rows, question);
    return done(await askPlayer(app, await actorOf(request), paymentId, { question, tellPlayer }));
  });

  route(app, calls.withdrawQuestion, async ({ params: { paymentId }, request }) =>
    done(await askPlayer(app, await actorOf(request), paymentId, null)),
  );

  route(app, calls.holdAllPayouts, async ({ body: { note }, request }) => {
    await setHeldAll(app, await actorOf(request), { isHeld: true, note });
    return { data: { success: true } };
  });

  route(app, calls.releaseAllPayouts, async ({ body: { note }, request }) => {
    await setHeldAll(app, await actorOf(request), { isHeld: false, note });
    return { data: { success: true } };
  });
}
