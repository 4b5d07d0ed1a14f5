import { and, count, desc, eq, gte, ilike, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../../../schemas/api/payments/history";
import { depositStates, onItsWayStates, type PaymentState, payoutStates } from "../../../../schemas/payment_states";
import { type Language, textIn } from "../../../../schemas/text";
import { decimalsOf, toDecimal } from "../../../platform/amounts";
import { isMoreThanOpened } from "../deposits/only_opened";
import { findMethod } from "../methods/methods_of";
import { creditOf, type PaymentRow } from "../move_payment";
import { canCancel, methodOf, shownAccount, shownAccounts, statusOf } from "../payment_answer";
import { payments } from "../tables";
import { containing, inPeriod, type Period } from "./period";

type Server = Pick<FastifyInstance, "db" | "paymentProviders" | "settings">;

export interface TransactionFilter extends Period {
  transactionType?: "deposit" | "withdraw" | undefined;
  search?: string | undefined;
  states?: string | undefined;
  methodId?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

const known = new Set<string>([...depositStates, ...payoutStates]);
/** The states that a list of them names. */
export const statesIn = (list: string | undefined): PaymentState[] =>
  (list ?? "").split(",").filter((state) => known.has(state)) as PaymentState[]; // which it has just been looked up among

/** What the filters leave of a player's payments. */
export function ownPayments(app: Server, userId: number, walletCurrencyCode: string, filter: TransactionFilter): SQL | undefined {
  const states = statesIn(filter.states);
  const found = filter.search?.trim();
  const byTitle = found ? methodsCalled(app, found) : [];
  const minor = 10 ** decimalsOf(walletCurrencyCode);
  return and(
    eq(payments.userId, userId),
    isMoreThanOpened(app),
    filter.transactionType && eq(payments.kind, filter.transactionType === "deposit" ? "deposit" : "withdrawal"),
    states.length > 0 ? inArray(payments.state, states) : undefined,
    filter.methodId ? eq(payments.methodId, filter.methodId) : undefined,
    filter.minAmount === undefined ? undefined : gte(payments.walletAmount, Math.floor(filter.minAmount * minor)),
    filter.maxAmount === undefined ? undefined : lte(payments.walletAmount, Math.ceil(filter.maxAmount * minor)),
    found
      ? or(ilike(payments.reference, containing(found)), byTitle.length > 0 ? inArray(payments.methodId, byTitle) : undefined)
      : undefined,
    ...inPeriod(payments.createdAt, filter),
  );
}

function methodsCalled({ paymentProviders }: Server, words: string): string[] {
  const wanted = words.toLowerCase();
  return [...paymentProviders.values()].flatMap(({ methods }) =>
    methods.filter(({ title }) => Object.values(title).some((name) => name?.toLowerCase().includes(wanted))).map(({ id }) => id),
  );
}

export const transactionsOf = (
  { db }: Server,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentRow[]> => db.select().from(payments).where(where).orderBy(desc(payments.id)).limit(limit).offset(offset);

export async function toTransactions(app: Server, rows: readonly PaymentRow[], language: Language): Promise<Transaction[]> {
  const accounts = await shownAccounts(app.db, rows);
  return rows.map((row) => toTransaction(app, row, { language, account: shownAccount(row, accounts) }));
}

function toTransaction(
  app: Server,
  row: PaymentRow,
  { language, account }: { language: Language; account: string | null },
): Transaction {
  const { methodTitle, ...method } = methodOf(app, row, language);
  const wallet = (amount: number) => toDecimal(amount, row.walletCurrencyCode);
  const isIn = row.kind === "deposit";
  return {
    withdrawRequestId: isIn ? null : row.requestId,
    transactionBankingId: isIn ? row.id : null,
    reference: row.reference,
    transactionType: isIn ? "deposit" : "withdraw",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    paymentMethod: methodTitle,
    ...method,
    account,
    amount: toDecimal(row.amount, row.currencyCode),
    currencyCode: row.currencyCode,
    walletAmount: wallet(isIn ? creditOf(row) : (row.booked[`cash ${row.walletCurrencyCode}`] ?? 0)),
    walletCurrencyCode: row.walletCurrencyCode,
    balanceAfter: row.balanceAfter === null ? null : wallet(row.balanceAfter),
    state: row.state,
    ...statusOf(row.state),
    bonusId: row.bonusId,
    canCancel: canCancel(app, row),
  };
}

const underWay = inArray(payments.state, onItsWayStates);

/** Where the money is: of all that the filters leave, in the wallet's currency. */
export async function totalsOf({ db }: Server, where: SQL | undefined, currencyCode: string) {
  const isIn = sql`${payments.kind} = 'deposit' and ${payments.state} in ('paid', 'partly_paid')`;
  const isOut = sql`${payments.kind} = 'withdrawal' and ${payments.state} = 'paid'`;
  const credit = sql`coalesce((${payments.booked}->>${`cash ${currencyCode}`})::bigint, 0) + coalesce((${payments.booked}->>${`owed ${currencyCode}`})::bigint, 0)`;
  const [row] = await db
    .select({
      all: count(),
      paidIn: sql<string>`coalesce(sum(${credit}) filter (where ${isIn}), 0)`,
      paidInCount: sql<number>`(count(*) filter (where ${isIn}))::integer`,
      paidOut: sql<string>`coalesce(sum(${payments.walletAmount}) filter (where ${isOut}), 0)`,
      paidOutCount: sql<number>`(count(*) filter (where ${isOut}))::integer`,
      onItsWay: sql<string>`coalesce(sum(${payments.walletAmount}) filter (where ${underWay}), 0)`,
      onItsWayCount: sql<number>`(count(*) filter (where ${underWay}))::integer`,
    })
    .from(payments)
    .where(and(where, eq(payments.walletCurrencyCode, currencyCode)));
  const money = (amount: string | undefined) => toDecimal(Number(amount ?? 0), currencyCode);
  return {
    currencyCode,
    paidIn: money(row?.paidIn),
    paidInCount: row?.paidInCount ?? 0,
    paidOut: money(row?.paidOut),
    paidOutCount: row?.paidOutCount ?? 0,
    onItsWay: money(row?.onItsWay),
    onItsWayCount: row?.onItsWayCount ?? 0,
  };
}

export async function usedMethods(app: Server, userId: number, language: Language) {
  const rows = await app.db.selectDistinct({ methodId: payments.methodId }).from(payments).where(eq(payments.userId, userId));
  return rows.map(({ methodId }) => {
    const method = findMethod(app, methodId);
    return { methodId, title: method ? textIn(method.title, language) : methodId };
  });
}
