import { and, desc, eq, exists, ne, or, sql } from "drizzle-orm";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { seenDevices } from "../../accounts/users/seen_devices";
import type { UserRow } from "../../accounts/users/sessions";
import { sessions, users } from "../../accounts/users/tables";
import { payoutAccounts } from "../../money/payments/tables";
import type { Queryable } from "../../platform/plugins/database";
import { wasUsed } from "./counted";

/** Somebody who has taken an offer: certainly of one household with whoever asks, or only like one, by a device that strangers may share. */
export interface Housemate {
  userId: number;
  isCertain: boolean;
}

/** Who of the same person, address or payment account has taken an offer; where nobody has, who has with the same browser on the same connection. */
export async function housemateWith(tx: Queryable, promotionId: number, user: UserRow): Promise<Housemate | null> {
  const same = (column: "firstName" | "lastName" | "dateOfBirth" | "address" | "zipCode") =>
    sql`lower(trim(${users[column]}::text)) = lower(trim(${user[column] ?? null}::text))`;
  const samePerson = and(same("firstName"), same("lastName"), same("dateOfBirth"));
  const sameAddress = and(same("address"), same("zipCode"), eq(users.countryCode, user.countryCode ?? ""));
  const sameAccount = sql`exists (select 1 from ${payoutAccounts} theirs join ${payoutAccounts} own
    on own.method_id = theirs.method_id and own.token = theirs.token where theirs.user_id = ${users.id} and own.user_id = ${user.id})`;
  const certain = or(samePerson, sameAddress, sameAccount);
  const devices = await seenDevices(tx, user.id);
  const onSameDevice = or(...devices.map(({ ip, userAgent }) => and(eq(sessions.ip, ip), eq(sessions.userAgent, userAgent))));
  const sameDevice =
    onSameDevice &&
    exists(
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), onSameDevice)),
    );
  const isCertain = sql<boolean>`coalesce(${certain}, false)`;
  const [row] = await tx
    .select({ userId: users.id, isCertain })
    .from(playerBonuses)
    .innerJoin(users, eq(users.id, playerBonuses.userId))
    .where(and(eq(playerBonuses.promotionId, promotionId), ne(playerBonuses.userId, user.id), wasUsed, or(certain, sameDevice)))
    .orderBy(desc(isCertain))
    .limit(1);
  return row ?? null;
}
