import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { type StaffLinkKind, type StaffRole, staffRoles } from "../../../schemas/api/staff";
import { HttpError } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { keepPassword } from "../security/queries";
import { redeemToken } from "../users/one_time_tokens";
import { endSessionsOf } from "../users/sessions";
import { oneTimeTokens, users, wallets } from "../users/tables";
import { hashToken, newToken } from "../users/tokens";
import { holdStaff, writeEvent } from "./change_people";
import { hasAdministrator } from "./people";
import { setUpLinks } from "./tables";

const setUpHours = 24;

/** Behind a fragment: a browser keeps it to itself, so that no log of a proxy has it. */
export const staffLink = (site: string, kind: StaffLinkKind, token: string) => `${site}/editor#${kind}=${token}`;

/** A token for the first administrator; null where there is one. */
export const issueSetUpToken = (db: Database): Promise<string | null> =>
  db.transaction(async (tx) => {
    await holdStaff(tx);
    if (await hasAdministrator(tx)) return null;
    const token = newToken();
    await tx.delete(setUpLinks).where(sql`${setUpLinks.expiresAt} < now()`);
    await tx.insert(setUpLinks).values({ hash: hashToken(token), expiresAt: sql`now() + make_interval(hours => ${setUpHours})` });
    return token;
  });

interface StaffLink {
  kind: StaffLinkKind;
  token: string;
}

/** Whom a link is for; it goes on working. */
export async function whomLinkIsFor(
  db: Queryable,
  { kind, token }: StaffLink,
): Promise<{ email: string | null; role: StaffRole }> {
  if (kind === "set-up") {
    if (!(await isSetUpToken(db, token)) || (await hasAdministrator(db))) throw noUse();
    return { email: null, role: "administrator" };
  }
  const [row] = await db
    .select({ email: users.email, role: users.role })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.hash, hashToken(token)),
        eq(oneTimeTokens.purpose, "join"),
        gt(oneTimeTokens.expiresAt, sql`now()`),
        eq(users.email, oneTimeTokens.sentTo),
      ),
    );
  const role = staffRoles.find((known) => known === row?.role);
  if (!row || !role) throw noUse();
  return { email: row.email, role };
}

/** The first administrator's account; only while there is none, and all set-up links end with it. */
export async function setUpAdministrator(
  db: Database,
  { token, email, passwordHash, currencyCode }: { token: string; email: string; passwordHash: string; currencyCode: string },
): Promise<string> {
  await db.transaction(async (tx) => {
    await holdStaff(tx);
    if (!(await isSetUpToken(tx, token)) || (await hasAdministrator(tx))) throw noUse();
    const account = { role: "administrator", passwordHash, isEmailVerified: true, suspendedAt: null } as const;
    const [known] = await tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.email, email));
    if (known?.role === "player") throw new HttpError(409, "staff.taken", `${email} is the address of a player.`);
    const [row] = await tx
      .insert(users)
      .values({ uniqueId: randomUUID(), email, currencyCode, ...account })
      .onConflictDoUpdate({ target: users.email, set: account })
      .returning({ id: users.id });
    if (row) await tx.insert(wallets).values({ userId: row.id, currencyCode }).onConflictDoNothing();
    await tx.delete(setUpLinks);
    await writeEvent(tx, "command line", "set_up", { email, role: "administrator" });
  });
  return email;
}

/** The password of somebody who was invited, chosen by who has the link; with it the address is shown to be theirs. */
export async function joinByLink(db: Database, token: string, passwordHash: string): Promise<string> {
  return db.transaction(async (tx) => {
    await holdStaff(tx);
    const redeemed = await redeemToken(tx, token, "join");
    if (typeof redeemed === "string") throw noUse();
    const [row] = await tx.select().from(users).where(eq(users.id, redeemed.userId)).for("update");
    if (!row || row.email !== redeemed.sentTo || row.suspendedAt || !staffRoles.some((role) => role === row.role)) throw noUse();
    await keepPassword(tx, row.id, passwordHash);
    await tx.update(users).set({ isEmailVerified: true }).where(eq(users.id, row.id));
    await tx.insert(wallets).values({ userId: row.id, currencyCode: row.currencyCode }).onConflictDoNothing();
    await endSessionsOf(tx, row.id);
    await writeEvent(tx, { userId: row.id, email: row.email }, "joined", row);
    return row.email;
  });
}

const isSetUpToken = async (db: Queryable, token: string) => {
  const isIt = and(eq(setUpLinks.hash, hashToken(token)), gt(setUpLinks.expiresAt, sql`now()`));
  return (await db.select({ hash: setUpLinks.hash }).from(setUpLinks).where(isIt)).length > 0;
};

const noUse = () => new HttpError(410, "token.used", "This link was used already, has run out, or never worked.");
