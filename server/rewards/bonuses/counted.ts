import { BlockList, isIP } from "node:net";
import { and, count, eq, exists, ne, not, or, sql } from "drizzle-orm";
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
const inside = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(net, prefix, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is of somebody's own connection; one that is none is of nobody's. */
const isOfConnection = (ip: string) => isIP(ip) !== 0 && !inside.check(ip, isIP(ip) === 4 ? "ipv4" : "ipv6");

/** The browsers on connections that an account's sessions were opened from. */
async function devicesOf(tx: Queryable, userId: number): Promise<{ ip: string; userAgent: string }[]> {
  const rows = await tx
    .select({ ip: sessions.ip, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .groupBy(sessions.ip, sessions.userAgent);
  return rows.flatMap(({ ip, userAgent }) => (ip && userAgent && isOfConnection(ip) ? [{ ip, userAgent }] : []));
}

/** Whether somebody else of the same person, address, payment account or device (a browser on a connection) has taken it. */
export async function hasHouseholdTaken(tx: Queryable, promotionId: number, user: UserRow): Promise<boolean> {
  const same = (column: "firstName" | "lastName" | "dateOfBirth" | "address" | "zipCode") =>
    sql`lower(trim(${users[column]}::text)) = lower(trim(${user[column] ?? null}::text))`;
  const samePerson = and(same("firstName"), same("lastName"), same("dateOfBirth"));
  const sameAddress = and(same("address"), same("zipCode"), eq(users.countryCode, user.countryCode ?? ""));
  const sameAccount = sql`exists (select 1 from ${payoutAccounts} theirs join ${payoutAccounts} own
    on own.method_id = theirs.method_id and own.token = theirs.token where theirs.user_id = ${users.id} and own.user_id = ${user.id})`;
  const devices = await devicesOf(tx, user.id);
  const onSameDevice = or(...devices.map(({ ip, userAgent }) => and(eq(sessions.ip, ip), eq(sessions.userAgent, userAgent))));
  const sameDevice =
    onSameDevice &&
    exists(
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), onSameDevice)),
    );
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
