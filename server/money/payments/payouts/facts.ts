import { and, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { payoutFactNames } from "../../../../schemas/api/payments/backoffice_payments";
import { users } from "../../../accounts/users/tables";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import type { PaymentRow } from "../move_payment";
import { paymentAlarms, payments, payoutAccounts } from "../tables";

export interface Fact {
  name: (typeof payoutFactNames)[number];
  values: Record<string, string | number>;
}

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
  const others = await othersOf(db, row);
  const facts: [boolean, Fact["name"], Fact["values"]][] = [
    [others > 0, "account_of_other_player", { players: others }],
    [(player?.totalDeposit ?? 0) > (player?.totalSpend ?? 0), "deposits_not_played", playedOf(player)],
    [(charged?.times ?? 0) > 0, "charged_back_before", { times: charged?.times ?? 0 }],
    [(alarms?.open ?? 0) > 0, "books_differ", { alarms: alarms?.open ?? 0 }],
    [(player?.kycStatus ?? "PENDING") !== "APPROVED", "documents_not_approved", {}],
    [player?.isEmailVerified === false, "email_not_verified", {}],
    [typeof player?.activeBonusId === "number", "bonus_running", { bonusId: player?.activeBonusId ?? 0 }],
    [(same?.requests ?? 0) >= 2, "third_request_in_a_day", { requests: (same?.requests ?? 0) + 1 }],
    [row.sendAt !== null && row.sendAt > new Date(), "new_address", { until: row.sendAt?.toISOString() ?? "" }],
    [(same?.paidBefore ?? 0) === 0, "first_payout_to_account", {}],
    [(player?.excludedUntil?.getTime() ?? 0) > Date.now(), "excluded", { until: player?.excludedUntil?.toISOString() ?? "" }],
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
