import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { UserRow } from "../../../accounts/users/sessions";
import { HttpError } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { toBase } from "../../rates/convert";
import { endBonus, endQueued, holdPurse, holdRunning } from "../../bonuses/bonuses";
import { payoutRulesOf } from "../methods/methods_of";
import { holdWallet, movePayment, type PaymentRow } from "../move_payment";
import { newPaymentId, newReference } from "../names";
import { putDownAccount } from "../reports/put_down_account";
import { coinContacts, payments } from "../tables";
import { balanceOf } from "./conditions";
import { factsOf } from "./facts";
import { heldAllUntilEnd } from "./hold_all";
import type { PayoutPlan, PlannedPart } from "./plan_payout";

type Server = Pick<FastifyInstance, "db" | "settings" | "paymentMoved" | "sendPayouts">;

/**
 * Asks for a payout: its money is reserved in the same transaction in which the wallet is held, so that of two requests of the same
 * money one is refused. The same key again answers the same request.
 */
export async function requestPayout(
  app: Server,
  user: UserRow,
  plan: PayoutPlan,
  key: string | null,
  burnsBonus = false,
): Promise<PaymentRow> {
  const rows = await app.db.transaction(async (tx) => {
    const wallet = await holdWallet(tx, user.id, user.currencyCode);
    const known = key === null ? [] : await findRequest(tx, user.id, key);
    if (known.length > 0) return requireSame(known, plan);
    const owed = await balanceOf(tx, user.id, "owed", user.currencyCode);
    const free = Math.max(0, wallet.cash + owed);
    if (plan.amount > free)
      throw new HttpError(409, "payment.too_little", "There is not that much to withdraw.", {
        data: { free: toDecimal(free, user.currencyCode), currencyCode: user.currencyCode },
      });
    await burnBonus(tx, user, burnsBonus);
    return writeRequest(app, tx, user, plan, key);
  });
  for (const row of rows) app.paymentMoved(row);
  if (rows.some(({ state }) => state === "approved")) app.sendPayouts();
  const [first] = rows;
  if (!first) throw new HttpError(500, "server.error", "A payout has no parts.");
  return first;
}

/** A bonus that runs in the same wallet ends with a payout, which its player has to have agreed to. */
async function burnBonus(tx: Queryable, { id, currencyCode }: UserRow, isAgreed: boolean): Promise<void> {
  const running = await holdRunning(tx, id);
  if (running?.currencyCode !== currencyCode) return;
  if (!isAgreed) {
    const { bonus } = await holdPurse(tx, id, currencyCode);
    throw new HttpError(409, "bonus.would_burn", "A bonus runs, and it would end with this withdrawal.", {
      data: { burns: toDecimal(bonus, currencyCode), currencyCode },
    });
  }
  await endBonus(tx, running, "cancelled", { reason: "payout" });
  await endQueued(tx, id, { reason: "payout" });
}

async function findRequest(tx: Queryable, userId: number, key: string): Promise<PaymentRow[]> {
  const [first] = await tx
    .select({ requestId: payments.requestId, kind: payments.kind })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.key, key)));
  if (!first) return [];
  if (first.requestId === null || first.kind !== "withdrawal") throw differs();
  return tx.select().from(payments).where(eq(payments.requestId, first.requestId)).orderBy(asc(payments.id));
}

const differs = () => new HttpError(422, "payment.differs", "This withdrawal was asked for otherwise.");

function requireSame(rows: PaymentRow[], plan: PayoutPlan): PaymentRow[] {
  const total = rows.reduce((sum, { walletAmount }) => sum + walletAmount, 0);
  if (total !== plan.amount) throw differs();
  return rows;
}

async function writeRequest(
  app: Server,
  tx: Queryable,
  user: UserRow,
  plan: PayoutPlan,
  key: string | null,
): Promise<PaymentRow[]> {
  const { rows: next } = await tx.execute<{ id: string }>(sql`select nextval('payments_id_seq') as id`);
  const requestId = Number(next[0]?.id);
  const reference = newReference("withdrawal");
  const written: PaymentRow[] = [];
  for (const [index, part] of plan.parts.entries()) {
    const row = await writePart(app, tx, user, plan, part, {
      ...(index === 0 && { id: requestId, key }),
      reference: index === 0 ? reference : `${reference}-${index + 1}`,
      requestId,
    });
    written.push(await movePayment(tx, row, { to: "requested", by: { kind: "player", name: null } }));
  }
  return review(app, tx, written);
}

async function writePart(
  app: Server,
  tx: Queryable,
  user: UserRow,
  { countryCode }: PayoutPlan,
  part: PlannedPart,
  names: { id?: number; key?: string | null; reference: string; requestId: number },
): Promise<PaymentRow> {
  const { provider, method, currencyCode } = part.offered;
  const of = { userId: user.id, provider: provider.key, methodId: method.id, currencyCode: user.currencyCode };
  const accountId = part.accountId ?? (part.named && (await putDownAccount(tx, { ...of, ...part.named })));
  const [row] = await tx
    .insert(payments)
    .values({
      ...names,
      uuid: newPaymentId(),
      kind: "withdrawal",
      userId: user.id,
      methodId: method.id,
      provider: provider.key,
      state: "requested",
      amount: part.amount,
      fee: part.fee,
      currencyCode,
      rate: part.rate,
      walletCurrencyCode: user.currencyCode,
      walletRate: part.walletRate,
      walletAmount: part.walletAmount,
      countryCode,
      accountId,
      target: part.target,
      sendAt: await firstSending(app, tx, user.id, part),
      expectedAt: part.expectedAt,
    })
    .returning();
  if (!row) throw new HttpError(500, "server.error", "A payout was not written.");
  return row;
}

/** The first payout to an address of a coin waits, so that nobody adds one unseen and empties the wallet; null for the others. */
async function firstSending(app: Server, tx: Queryable, userId: number, { target }: PlannedPart): Promise<Date | null> {
  const { newAddressHours } = payoutRulesOf(app.settings().settings);
  if (target.kind !== "crypto" || newAddressHours === 0) return null;
  const { currencyCode, network, address } = target;
  await tx
    .insert(coinContacts)
    .values({ userId, currencyCode, network, address, label: `${currencyCode} ${address.slice(-4)}` })
    .onConflictDoNothing();
  const [contact] = await tx
    .select({ createdAt: coinContacts.createdAt })
    .from(coinContacts)
    .where(
      and(
        eq(coinContacts.userId, userId),
        eq(coinContacts.currencyCode, currencyCode),
        eq(coinContacts.network, network),
        eq(coinContacts.address, address),
        gt(coinContacts.createdAt, sql`now() - make_interval(hours => ${newAddressHours}::integer)`),
      ),
    );
  return contact ? new Date(contact.createdAt.getTime() + newAddressHours * 3_600_000) : null;
}

/** Somebody looks at it, unless it is small, there is nothing unusual about it, and payouts are not all held. */
async function review(app: Server, tx: Queryable, rows: PaymentRow[]): Promise<PaymentRow[]> {
  const { approveBelow } = payoutRulesOf(app.settings().settings);
  const isSmall = approveBelow > 0 && baseAmountOf(rows) < approveBelow * 100;
  const facts = isSmall && !(await heldAllUntilEnd(tx)) ? await factsOf(tx, rows) : null;
  const isPlain = facts !== null && rows.every(({ id }) => (facts.get(id) ?? []).length === 0);
  const by = { kind: "system", name: null } as const;
  const moved: PaymentRow[] = [];
  for (const row of rows) moved.push(await movePayment(tx, row, { to: isPlain ? "approved" : "in_review", by }));
  return moved;
}

/** What a request is worth in cents of the house's currency. */
export const baseAmountOf = (rows: readonly Pick<PaymentRow, "walletAmount" | "walletCurrencyCode" | "walletRate">[]): number =>
  rows.reduce((sum, row) => sum + toBase(row.walletAmount, { currencyCode: row.walletCurrencyCode, rate: row.walletRate }), 0);
