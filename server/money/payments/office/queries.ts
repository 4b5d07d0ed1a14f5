import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PayoutTab } from "../../../../schemas/api/payments/office/payouts";
import type { PaymentState } from "../../../../schemas/payment_states";
import { servedBy } from "../../../../schemas/served_by";
import type { Market, SiteSettings } from "../../../../schemas/settings";
import { countryCodes } from "../../../../schemas/country_codes";
import { currencyCodes } from "../../../accounts/countries/country_data";
import { users } from "../../../accounts/users/tables";
import { decimalsOf } from "../../../platform/amounts";
import { containing, inPeriod } from "../history/period";
import { statesIn } from "../history/transactions";
import type { PaymentRow } from "../move_payment";
import { payments, payoutAccounts } from "../tables";

export interface OfficeFilter {
  kind?: "deposit" | "withdrawal" | undefined;
  states?: string | undefined;
  market?: Market | undefined;
  methodId?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  search?: string | undefined;
  userId?: number | undefined;
}

/** In euros, near enough to filter by; `toBase` says it exactly. */
const baseAmount = sql`(${payments.walletAmount} / ${payments.walletRate} / power(10, ${sql.join(
  [
    sql`case`,
    ...currencyCodes
      .filter((code) => decimalsOf(code) !== 2)
      .map((code) => sql.raw(`when payments.wallet_currency_code = '${code}' then ${decimalsOf(code)}`)),
    sql`else 2 end`,
  ],
  sql` `,
)}))`;

export function officeWhere(settings: SiteSettings, filter: OfficeFilter): SQL | undefined {
  const states = statesIn(filter.states);
  const words = filter.search?.trim();
  const countries =
    filter.market === undefined ? null : countryCodes.filter((country) => servedBy(settings, { country }) === filter.market);
  return and(
    filter.kind && eq(payments.kind, filter.kind),
    states.length > 0 ? inArray(payments.state, states) : undefined,
    countries ? (countries.length > 0 ? inArray(payments.countryCode, countries) : sql`false`) : undefined,
    filter.methodId ? eq(payments.methodId, filter.methodId) : undefined,
    filter.userId === undefined ? undefined : eq(payments.userId, filter.userId),
    filter.minAmount === undefined ? undefined : sql`${baseAmount} >= ${filter.minAmount}`,
    filter.maxAmount === undefined ? undefined : sql`${baseAmount} <= ${filter.maxAmount}`,
    words ? lookFor(words) : undefined,
    ...inPeriod(payments.createdAt, filter),
  );
}

/** A number or reference, an address or name of the player, an account, the provider's own reference. */
function lookFor(words: string): SQL | undefined {
  const like = containing(words);
  const name = sql`concat(${users.firstName}, ' ', ${users.lastName})`;
  return or(
    ilike(payments.reference, like),
    ...(/^\d{1,15}$/.test(words) ? [eq(payments.id, Number(words))] : []),
    eq(payments.providerReference, words),
    sql`${payments.userId} in (select ${users.id} from ${users} where ${users.email} ilike ${like} or ${users.nickname} ilike ${like} or ${name} ilike ${like})`,
    sql`${payments.accountId} in (select ${payoutAccounts.id} from ${payoutAccounts} where ${payoutAccounts.shown} ilike ${like})`,
  );
}

const undecided: PaymentState[] = ["requested", "in_review"];
const isHeld = sql`${payments.heldUntil} > now()`;
const isFree = sql`(${payments.heldUntil} is null or ${payments.heldUntil} <= now())`;
const waitsForAnswer = and(isNotNull(payments.question), isNull(payments.answeredAt));
const isAnswered = or(isNull(payments.question), isNotNull(payments.answeredAt));
export const tabs: Record<PayoutTab, SQL | undefined> = {
  to_decide: and(inArray(payments.state, undecided), isNull(payments.firstYesAt), isFree, isAnswered),
  second_yes: and(inArray(payments.state, undecided), isNotNull(payments.firstYesAt), isFree, isAnswered),
  asked: and(inArray(payments.state, undecided), isFree, waitsForAnswer),
  held: and(inArray(payments.state, undecided), isHeld),
  with_provider: inArray(payments.state, ["approved", "sent"]),
  paid: eq(payments.state, "paid"),
  rejected: inArray(payments.state, ["rejected", "failed", "cancelled"]),
};

type Db = Pick<FastifyInstance, "db">["db"];

export async function pageOf(
  db: Db,
  where: SQL | undefined,
  { limit, offset, inOrderOf = null }: { limit: number; offset: number; inOrderOf?: SQL | null },
) {
  const [[all], rows] = await Promise.all([
    db.select({ count: count() }).from(payments).where(where),
    db
      .select()
      .from(payments)
      .where(where)
      .orderBy(...(inOrderOf ? [asc(inOrderOf)] : [desc(payments.createdAt), desc(payments.id)]))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: all?.count ?? 0, rows };
}

/** How many requests are in each tab: those that are over, of the last day. */
export async function countTabs(db: Db): Promise<Record<PayoutTab, number>> {
  const of = (tab: PayoutTab, more: SQL = sql`true`) =>
    sql<number>`(count(distinct ${payments.requestId}) filter (where ${tabs[tab]} and ${more}))::integer`;
  const lately = sql`${payments.updatedAt} > now() - interval '1 day'`;
  const [row] = await db
    .select({
      to_decide: of("to_decide"),
      second_yes: of("second_yes"),
      asked: of("asked"),
      held: of("held"),
      with_provider: of("with_provider"),
      paid: of("paid", lately),
      rejected: of("rejected", lately),
    })
    .from(payments)
    .where(eq(payments.kind, "withdrawal"));
  return row ?? { to_decide: 0, second_yes: 0, asked: 0, held: 0, with_provider: 0, paid: 0, rejected: 0 };
}

/** What all rows of a filter are worth, by the amounts and rates that are kept with them. */
export async function rowsForTotal(db: Db, where: SQL | undefined) {
  return db
    .select({
      walletAmount: sql<string>`sum(${payments.walletAmount})`,
      walletCurrencyCode: payments.walletCurrencyCode,
      walletRate: payments.walletRate,
    })
    .from(payments)
    .where(where)
    .groupBy(payments.walletCurrencyCode, payments.walletRate);
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}
