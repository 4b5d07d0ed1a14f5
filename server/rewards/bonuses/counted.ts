import { and, count, eq, ne, not, or, sql } from "drizzle-orm";
import type { BonusRules } from "../../../schemas/bonus_rules";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { sessions, users } from "../../accounts/users/tables";
import { periodOf } from "../../care/limits/periods";
import { payoutAccounts } from "../../money/payments/tables";
import type { Queryable } from "../../platform/plugins/database";

/** Which of the times that an offer can be taken is now: a second one with the same name is refused. */
export function takeKeyOf({ oncePer }: Pick<BonusRules, "oncePer">, now: Date, timeZone: string): string {
  if (oncePer === "day") return `day:${periodOf("daily", now, timeZone).start.toISOString()}`;
  if (oncePer === "week") return `week:${periodOf("weekly", now, timeZone).start.toISOString()}`;
  return oncePer === "deposit" ? "waiting" : "once";
}

const wasUsed = not(sql`starts_with(${playerBonuses.takeKey}, 'unused:')`);

/** How many have taken an offer, whatever became of it. Offers are counted one after the other. */
export async function takersOf(tx: Queryable, promotionId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bonus.takers'), ${promotionId}::integer)`);
  const [row] = await tx
    .select({ takers: count() })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.promotionId, promotionId), wasUsed));
  return row?.takers ?? 0;
}

/** Addresses that say nothing of whose connection it is: a proxy's, or this machine's. */
const inside = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1/128",
  "fc00::/7",
  "::ffff:127.0.0.0/104",
  "::ffff:10.0.0.0/104",
  "::ffff:172.16.0.0/108",
  "::ffff:192.168.0.0/112",
];

/** Whether somebody else of the same person, address, payment account or device (a browser on a connection) has taken it. */
export async function hasHouseholdTaken(tx: Queryable, promotionId: number, user: UserRow): Promise<boolean> {
  const same = (column: "firstName" | "lastName" | "dateOfBirth" | "address" | "zipCode") =>
    sql`lower(trim(${users[column]}::text)) = lower(trim(${user[column] ?? null}::text))`;
  const samePerson = and(same("firstName"), same("lastName"), same("dateOfBirth"));
  const sameAddress = and(same("address"), same("zipCode"), eq(users.countryCode, user.countryCode ?? ""));
  const sameAccount = sql`exists (select 1 from ${payoutAccounts} theirs join ${payoutAccounts} own
    on own.method_id = theirs.method_id and own.token = theirs.token where theirs.user_id = ${users.id} and own.user_id = ${user.id})`;
  const sameDevice = sql`exists (select 1 from ${sessions} theirs join ${sessions} own on own.ip = theirs.ip and own.user_agent = theirs.user_agent
    where theirs.user_id = ${users.id} and own.user_id = ${user.id} and not (own.ip::inet <<= any (${sql.param(inside)}::inet[])))`;
  const [row] = await tx
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .innerJoin(users, eq(users.id, playerBonuses.userId))
    .where(
      and(
        eq(playerBonuses.promotionId, promotionId),
        ne(playerBonuses.userId, user.id),
        wasUsed,
        or(samePerson, sameAddress, sameAccount, sameDevice),
      ),
    )
    .limit(1);
  return row !== undefined;
}
