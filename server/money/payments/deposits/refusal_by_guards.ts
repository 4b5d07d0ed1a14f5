import type { FastifyInstance } from "fastify";
import type { DepositErrorCode } from "../../../../schemas/payments";
import type { Viewer } from "../../../../schemas/viewer";
import type { Queryable } from "../../../platform/plugins/database";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import type { OfferedMethod } from "../methods/offered_methods";
import type { ReadForDeposit } from "./deposit_guards";

interface Wanted {
  user: { id: number; currencyCode: string };
  offered: OfferedMethod;
  /** In minor units of the method's currency. */
  amount: number;
  bonusId: number | null;
  coupon: string | null;
  countryCode: string | null;
  /** Its row, where it is written already. */
  paymentId?: number | null;
  viewer: Viewer;
}

/** `min` and `max` in minor units of the method's currency. */
export interface GuardRefusal {
  code: DepositErrorCode;
  min?: number | undefined;
  max?: number | undefined;
}

/** What rooms above money have against a deposit; those of an account are asked about one after the other, each with those before it. */
export async function refusalByGuards(
  app: Pick<FastifyInstance, "refusalOfDeposit" | "rateOf">,
  tx: Queryable,
  { user, offered, amount, bonusId, coupon, countryCode, viewer, paymentId = null }: Wanted,
  read?: ReadForDeposit,
): Promise<GuardRefusal | null> {
  const priced = (currencyCode: string) => ({ currencyCode, rate: requireRate(app, currencyCode) });
  const [from, to] = [priced(offered.currencyCode), priced(user.currencyCode)];
  const deposit = {
    userId: user.id,
    countryCode,
    walletAmount: convert(amount, from, to),
    walletCurrencyCode: user.currencyCode,
    bonusId,
    coupon,
    paymentId,
    viewer,
  };
  const refusal = await app.refusalOfDeposit(tx, deposit, read);
  if (!refusal) return null;
  const inPayment = (limit: number | undefined) => (limit === undefined ? undefined : convert(limit, to, from));
  return { code: refusal.code, min: inPayment(refusal.min), max: inPayment(refusal.max) };
}
