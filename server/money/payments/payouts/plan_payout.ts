import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { initWithdrawal } from "../../../../schemas/api/payments/withdrawals";
import type { UserRow } from "../../../accounts/users/sessions";
import type { PayoutTarget } from "../../../outside/payments/orders";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, invalidRequest } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import { methodsOf } from "../methods/methods_of";
import { namedMethod } from "../methods/named_method";
import { payoutHoursOf } from "./promised";
import { feeOf, type OfferedMethod } from "../methods/offered_methods";
import { readAmount } from "../read_amount";
import { payingPlace } from "../who_pays";
import { type NamedTarget, readTarget } from "./read_target";
import { type KnownReceiver, receiversOf, walletLimits } from "./receivers";
import { splitPayout } from "./split";

type Body = Omit<z.output<NonNullable<typeof initWithdrawal.body>>, "burnsBonus">;

/** A part of a payout that is about to be asked for. Amounts are minor units. */
export interface PlannedPart {
  offered: OfferedMethod;
  target: PayoutTarget;
  /** An account that is put down already; null for the one that the player has just named. */
  accountId: number | null;
  named: NamedTarget | null;
  shown: string;
  why: "owed" | "chosen";
  /** In the wallet's currency. */
  walletAmount: number;
  walletRate: string;
  /** In the payment's currency; the fee is kept back of it. */
  amount: number;
  fee: number;
  rate: string;
  expectedAt: Date;
}

export interface PayoutPlan {
  parts: PlannedPart[];
  amount: number;
  countryCode: string | null;
}

/** Reads what a player wants to withdraw, and splits it by the closed loop; nothing is booked. */
export async function planPayout(app: FastifyInstance, request: FastifyRequest, user: UserRow, body: Body): Promise<PayoutPlan> {
  const wallet = user.currencyCode;
  const amount = readAmount(body.amount, wallet);
  if (amount === null) throw invalidRequest([{ path: ["body", "amount"], message: "has more decimals than its currency" }]);
  const offered = methodsOf(app, payingPlace(app, request, user.countryCode), wallet);
  const known = await receiversOf(app.db, user.id, wallet, offered);
  const chosen = chosenOf(offered, known, body);
  const others = known.filter(({ account, owed }) => account.id !== chosen.accountId && owed > 0);
  const all = [
    chosen,
    ...others.map((receiver) => ({ ...receiver, accountId: receiver.account.id, named: null, shown: receiver.account.shown })),
  ];
  const limits = all.map((each) => ({ owed: each.owed, ...walletLimits(app, each.offered, wallet) }));
  const split = splitPayout(amount, limits);
  if (!split) throw outOfRange(limits[0], wallet);
  const parts = await Promise.all(
    split.map(({ index, amount: part, why }) => {
      const receiver = all[index] ?? chosen;
      return partOf(app, receiver, { walletAmount: part, wallet, why, level: user.level });
    }),
  );
  return { parts, amount, countryCode: user.countryCode ?? app.detectedCountry(request) };
}

interface Chosen {
  offered: OfferedMethod;
  target: PayoutTarget;
  accountId: number | null;
  named: NamedTarget | null;
  shown: string;
  owed: number;
}

function chosenOf(offered: readonly OfferedMethod[], known: readonly KnownReceiver[], body: Body): Chosen {
  if (body.accountId !== undefined) {
    const found = known.find(({ account }) => account.id === body.accountId);
    if (!found) throw new HttpError(404, "payment.method_not_found", "There is no such account of yours.");
    const { account, offered: by, target, owed } = found;
    return { offered: by, target, accountId: account.id, named: null, shown: account.shown, owed };
  }
  const by = namedMethod(offered, { ...body, provider: body.paymentProvider });
  if (!by) throw new HttpError(404, "payment.method_not_found", "There is no such way to be paid here.");
  if (!by.withdrawal || !by.isEnabled || by.absence)
    throw new HttpError(409, "payment.method_off", "Nothing can be paid out this way at the moment.");
  const named = readTarget(by.method, body);
  const same = known.find(({ account }) => account.methodId === by.method.id && account.token === named.token);
  return {
    offered: by,
    target: named.target,
    accountId: same?.account.id ?? null,
    named,
    shown: named.shown,
    owed: same?.owed ?? 0,
  };
}

function outOfRange({ min, max }: { min: number; max: number } = { min: 0, max: 0 }, currencyCode: string) {
  const [minAmount, maxAmount] = [toDecimal(min, currencyCode), toDecimal(max, currencyCode)];
  return new HttpError(400, "payment.out_of_range", `An amount from ${minAmount} to ${maxAmount} ${currencyCode} can go there.`, {
    data: { minAmount, maxAmount, currencyCode },
  });
}

async function partOf(
  app: FastifyInstance,
  receiver: Chosen,
  { walletAmount, wallet, why, level }: { walletAmount: number; wallet: string; why: "owed" | "chosen"; level: number },
): Promise<PlannedPart> {
  const { offered, target, accountId, named, shown } = receiver;
  const { currencyCode, withdrawal } = offered;
  const priced = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const [from, to] = [priced(wallet), priced(currencyCode)];
  const amount = currencyCode === wallet ? walletAmount : convert(walletAmount, from, to);
  const fee = target.kind === "crypto" ? await networkFee(offered, target.network) : withdrawal ? feeOf(withdrawal, amount) : 0;
  if (fee >= amount) throw outOfRange(walletLimits(app, offered, wallet), wallet);
  const minutes = payoutHoursOf(app.settings().settings, level) * 60 + (withdrawal?.minutes[1] ?? 0);
  const expectedAt = new Date(Date.now() + minutes * 60_000);
  return {
    offered,
    target,
    accountId,
    named,
    shown,
    why,
    walletAmount,
    walletRate: from.rate,
    amount,
    fee,
    rate: to.rate,
    expectedAt,
  };
}

/** What the network takes of a payout in a coin. */
export async function networkFee({ provider, currencyCode }: OfferedMethod, code: string): Promise<number> {
  const networks = await provider.crypto?.networks(currencyCode).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new HttpError(503, "payment.provider_away", "The gateway does not answer. Try again in a moment.");
  });
  const network = networks?.find((each) => each.code === code && each.payoutEnabled);
  if (!network) throw invalidRequest([{ path: ["body", "selectedNetwork"], message: "withdrawal.network.select.error" }]);
  return network.payoutFee;
}
