import { and, eq, like, sql } from "drizzle-orm";
import type { PaymentState } from "../../schemas/payment_states";
import { users, wallets } from "../accounts/users/tables";
import type { Entry } from "../money/ledger/book";
import { payments, paymentSteps, payoutAccounts } from "../money/payments/tables";
import { bookReference } from "../money/payments/move_payment";
import { at as accountIn, positionOf } from "../money/payments/life/position";
import { newPaymentId, newReference } from "../money/payments/names";
import { toMinorUnits } from "../platform/amounts";
import type { Queryable } from "../platform/plugins/database";
import { demoAccounts } from "./accounts";
import { between, bookPast, type PastTransaction } from "./book_past";
import { playersDomain } from "./demo_players";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const day = 86_400_000;
/** Nothing of it counts for the limits of this month. */
const newestDay = 40;

interface PastPayment {
  userId: number;
  kind: "deposit" | "withdrawal";
  methodId: string;
  provider: string;
  state: PaymentState;
  amount: number;
  countryCode: string | null;
  at: Date;
  accountId: number | null;
}

const ways = [
  { methodId: "harbour_card", provider: "harbour" },
  { methodId: "instant_bank", provider: "musterbank" },
  { methodId: "skrill", provider: "skrill" },
] as const;
const [, bank] = ways;

/** How a sum was paid in, so many times: round amounts, and the last one what is left. */
function amountsOf(total: number, count: number): number[] {
  const usual = Math.max(500, Math.floor(total / count / 500) * 500);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? total - usual * (count - 1) : usual));
}

/** What the demo's accounts have paid in and been paid, in the books, and withdrawals that wait for somebody to decide. */
export const fillPayments: Fill = async (db) => {
  for (const { email, deposits, countryCode, memberForDays = 90, wallet } of demoAccounts) {
    const [player] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!player || !deposits) continue;
    const amounts = amountsOf(toMinorUnits(deposits.total, currencyCode), deposits.count);
    const span = Math.max(1, memberForDays - newestDay - 5);
    const account = await bankOf(db, player.id, email);
    const past = amounts.map((amount, index): PastPayment => {
      const way = ways[index % ways.length] ?? bank;
      const daysAgo = newestDay + span * (1 - index / amounts.length);
      const accountId = way.methodId === bank.methodId ? account : null;
      return {
        ...way,
        userId: player.id,
        kind: "deposit",
        state: "paid",
        amount,
        countryCode,
        at: new Date(Date.now() - daysAgo * day),
        accountId,
      };
    });
    const paidOut = wallet && deposits.total > 500 ? Math.floor((amounts[0] ?? 0) / 2) : 0;
    const later = new Date(Date.now() - newestDay * day + day / 2);
    const more: PastPayment[] = [
      ...(paidOut > 0
        ? [
            {
              ...bank,
              userId: player.id,
              kind: "withdrawal" as const,
              state: "paid" as const,
              amount: paidOut,
              countryCode,
              at: later,
              accountId: account,
            },
          ]
        : []),
      ...(amounts.length > 3
        ? [
            {
              ...ways[0],
              userId: player.id,
              kind: "deposit" as const,
              state: "declined" as const,
              amount: 7_500,
              countryCode,
              at: later,
              accountId: null,
            },
          ]
        : []),
    ];
    const booked = await writePast(db, [...past, ...more]);
    const moved = amounts.reduce((sum, amount) => sum + amount, 0) - paidOut;
    const played = { kind: "opening" as const, reference: `opening:${player.id}:${currencyCode}:played`, at: new Date() };
    await bookPast(db, [...booked, { ...played, entries: between("house", player.id, -moved, currencyCode) }]);
    await db
      .update(payoutAccounts)
      .set({ paidIn: sumOf(past.filter(({ accountId }) => accountId !== null)), paidOut })
      .where(eq(payoutAccounts.id, account));
  }
  await fillQueue(db);
};

const sumOf = (rows: readonly PastPayment[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** A bank account of a player's, in nobody's bank. */
async function bankOf(db: Queryable, userId: number, holder: string): Promise<number> {
  const number = `DE89370400440532${String(userId).padStart(6, "0")}`;
  const [row] = await db
    .insert(payoutAccounts)
    .values({
      userId,
      ...bank,
      token: number,
      shown: `${number.slice(0, 4)} •••• ${number.slice(-4)}`,
      holder,
      target: { kind: "bank", holder, account: number, bankCode: "COBADEFF", bankName: "Musterbank", branch: "", address: "" },
      currencyCode,
    })
    .returning({ id: payoutAccounts.id });
  return row?.id ?? 0;
}

/** Withdrawals of players who are nobody's, which wait for a decision; one is over the amount from which it takes two. */
async function fillQueue(db: Queryable): Promise<void> {
  const players = await db
    .select({ id: users.id, email: users.email, countryCode: users.countryCode, cash: wallets.amount })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.id))
    .where(and(like(users.email, `%@${playersDomain}`), sql`${wallets.amount} > 220000`))
    .orderBy(users.id)
    .limit(5);
  const waiting: PastPayment[] = [];
  for (const [index, player] of players.entries()) {
    const accountId = await bankOf(db, player.id, player.email);
    const amount = [4_500, 12_000, 210_000, 6_000, 25_000][index] ?? 5_000;
    const state = "in_review" as const;
    waiting.push({
      ...bank,
      userId: player.id,
      kind: "withdrawal",
      state,
      amount,
      countryCode: player.countryCode,
      at: new Date(Date.now() - (index + 1) * 2_400_000),
      accountId,
    });
    await db.update(payoutAccounts).set({ paidOut: amount }).where(eq(payoutAccounts.id, accountId));
  }
  await bookPast(db, await writePast(db, waiting));
}

const trails: Partial<Record<PaymentState, readonly PaymentState[]>> = {
  paid: ["created", "needs_customer", "paid"],
  declined: ["created", "needs_customer", "declined"],
  in_review: ["requested", "in_review"],
};

/** Writes payments with their trails; answers what is to be booked of them. */
export async function writePast(db: Queryable, rows: readonly PastPayment[]): Promise<PastTransaction[]> {
  const booked: PastTransaction[] = [];
  for (const { at, ...row } of rows) {
    const isIn = row.kind === "deposit";
    const amounts = {
      ...row,
      fee: 0,
      currencyCode,
      rate: "1",
      walletCurrencyCode: currencyCode,
      walletRate: "1",
      walletAmount: row.amount,
      settled: row.state === "paid" ? row.amount : 0,
      settledCurrencyCode: null,
      settledRate: null,
    };
    const position = positionOf(amounts);
    const [written] = await db
      .insert(payments)
      .values({
        ...amounts,
        uuid: newPaymentId(),
        reference: newReference(row.kind),
        providerReference: row.state === "in_review" ? null : `demo-${newPaymentId()}`,
        booked: position,
        errorCode: row.state === "declined" ? "CARD_DECLINED" : null,
        target: isIn ? null : await targetOf(db, row.accountId),
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: payments.id });
    if (!written) continue;
    if (!isIn) await db.update(payments).set({ requestId: written.id }).where(eq(payments.id, written.id));
    const states =
      !isIn && row.state === "paid"
        ? (["requested", "in_review", "approved", "sent", "paid"] as const)
        : (trails[row.state] ?? [row.state]);
    const steps = await db
      .insert(paymentSteps)
      .values(
        states.map((to, index) => ({
          paymentId: written.id,
          at: new Date(at.getTime() + index * 60_000),
          change: "moved",
          from: states[index - 1] ?? null,
          to,
          actorKind: index === 0 ? ("player" as const) : ("system" as const),
        })),
      )
      .returning({ id: paymentSteps.id });
    const entries = Object.entries(position).map(([key, amount]): Entry => {
      const isPlayers = key === accountIn("cash", currencyCode) || key === accountIn("reserved", currencyCode);
      return { account: key.split(" ")[0] as Entry["account"], userId: isPlayers ? row.userId : null, currencyCode, amount };
    });
    if (entries.length > 0)
      booked.push({
        kind: row.kind,
        reference: bookReference(written.id, steps.at(-1)?.id ?? 0),
        at: new Date(at.getTime() + 240_000),
        entries,
      });
  }
  return booked;
}

async function targetOf(db: Queryable, accountId: number | null) {
  if (accountId === null) return null;
  const [row] = await db.select({ target: payoutAccounts.target }).from(payoutAccounts).where(eq(payoutAccounts.id, accountId));
  return row?.target ?? null;
}
