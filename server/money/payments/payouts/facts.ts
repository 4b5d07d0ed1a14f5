import { and, count, eq, gt, inArray, isNull, max, ne, sql } from "drizzle-orm";
import type { PayoutFact } from "../../../../schemas/shown_payment";
import { playerBonuses } from "../../../accounts/bonuses/tables";
import { users } from "../../../accounts/users/tables";
import { outbox } from "../../../outside/messages/tables";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import type { PaymentRow } from "../move_payment";
import { paymentAlarms, payments, payoutAccounts } from "../tables";
import { isExcluded } from "../../../accounts/users/exclusion_notice";

export type Fact = PayoutFact;

/** What is worth a look about payouts before somebody says yes, by the payout's number: facts with their numbers, no score. */
export async function factsOf(db: Queryable, rows: readonly PaymentRow[]): Promise<Map<number, Fact[]>> {
  const payouts = rows.filter(({ kind }) => kind === "withdrawal");
  const all = await Promise.all(payouts.map(async (row) => [row.id, await factsOfOne(db, row)] as const));
  return new Map(all);
}

async function factsOfOne(db: Queryable, row: PaymentRow): Promise<Fact[]> {
  const [player] = await db.select().from(users).where(eq(users.id, row.userId));
  const [same] = await db
    .select({
      paidBefore: count(
        sql`case when ${payments.accountId} = ${row.accountId} and ${payments.state} in ('sent', 'paid') then 1 end`,
      ),
      requests: sql<number>`count(distinct case when ${payments.createdAt} > now() - interval '1 day' then ${payments.requestId} end)::integer`,
    })
    .from(payments)
    .where(and(eq(payments.userId, row.userId), eq(payments.kind, "withdrawal"), ne(payments.id, row.id)));
  const [charged] = await db
    .select({ times: count() })
    .from(payments)
    .where(and(eq(payments.userId, row.userId), eq(payments.state, "charged_back")));
  const [alarms] = await db
    .select({ open: count() })
    .from(paymentAlarms)
    .innerJoin(payments, eq(payments.id, paymentAlarms.paymentId))
    .where(and(eq(payments.userId, row.userId), isNull(paymentAlarms.resolvedAt)));
  const [others, newBrowserAt, paidIn, running] = await Promise.all([
    othersOf(db, row),
    newBrowserOf(db, player),
    paidInOf(db, row),
    runningBonusOf(db, row.userId),
  ]);
  // the worst first, as `payoutFactNames` has them
  const facts: [boolean, Fact["name"], Fact["values"]][] = [
    [others > 0, "account_of_other_player", { players: others }],
    [(player?.totalDeposit ?? 0) > (player?.totalSpend ?? 0), "deposits_not_played", playedOf(player)],
    [(charged?.times ?? 0) > 0, "charged_back_before", { times: charged?.times ?? 0 }],
    [(alarms?.open ?? 0) > 0, "books_differ", { alarms: alarms?.open ?? 0 }],
    [(player?.kycStatus ?? "PENDING") !== "APPROVED", "documents_not_approved", {}],
    [player?.isEmailVerified === false, "email_not_verified", {}],
    [running !== null, "bonus_running", { bonusId: running ?? 0 }],
    [(same?.requests ?? 0) >= 2, "third_request_in_a_day", { requests: (same?.requests ?? 0) + 1 }],
    [row.sendAt !== null && row.sendAt > new Date(), "new_address", { until: row.sendAt?.toISOString() ?? "" }],
    [newBrowserAt !== null, "new_browser", { at: newBrowserAt?.toISOString() ?? "" }],
    [paidIn === 0, "account_never_paid_in", {}],
    [(same?.paidBefore ?? 0) === 0, "first_payout_to_account", {}],
    [player !== undefined && isExcluded(player), "excluded", { until: player?.excludedUntil?.toISOString() ?? "" }],
  ];
  return facts.filter(([holds]) => holds).map(([, name, values]) => ({ name, values }));
}

const playedOf = (player: typeof users.$inferSelect | undefined): Fact["values"] =>
  player
    ? {
        deposited: toDecimal(player.totalDeposit, player.currencyCode),
        played: toDecimal(player.totalSpend, player.currencyCode),
        currencyCode: player.currencyCode,
      }
    : {};

const newFor = "3 days";

/** When somebody was let in last from a browser that the account was not in before, as its owner was told; null where that is long ago. */
async function newBrowserOf(db: Queryable, player: typeof users.$inferSelect | undefined): Promise<Date | null> {
  if (!player) return null;
  const [row] = await db
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, player.email),
        eq(outbox.template, "new_sign_in"),
        gt(outbox.createdAt, sql`now() - ${newFor}::interval`),
      ),
    );
  return row?.at ?? null;
}

/** What came from the account that it goes to (the closed loop), in the wallet's currency; null where no account is known. */
async function paidInOf(db: Queryable, { accountId }: PaymentRow): Promise<number | null> {
  if (accountId === null) return null;
  const [row] = await db.select({ paidIn: payoutAccounts.paidIn }).from(payoutAccounts).where(eq(payoutAccounts.id, accountId));
  return row?.paidIn ?? null;
}

async function runningBonusOf(db: Queryable, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ promotionId: playerBonuses.promotionId })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), eq(playerBonuses.state, "running")));
  return row?.promotionId ?? null;
}

/** How many other players have used the same account. */
async function othersOf(db: Queryable, { accountId, userId }: PaymentRow): Promise<number> {
  if (accountId === null) return 0;
  const own = db.select({ token: payoutAccounts.token }).from(payoutAccounts).where(eq(payoutAccounts.id, accountId));
  const method = db.select({ methodId: payoutAccounts.methodId }).from(payoutAccounts).where(eq(payoutAccounts.id, accountId));
  const [row] = await db
    .select({ players: sql<number>`count(distinct ${payoutAccounts.userId})::integer` })
    .from(payoutAccounts)
    .where(and(inArray(payoutAccounts.token, own), inArray(payoutAccounts.methodId, method), ne(payoutAccounts.userId, userId)));
  return row?.players ?? 0;
}
