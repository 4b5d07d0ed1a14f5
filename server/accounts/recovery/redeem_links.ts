import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../../platform/api_error";
import { keepPassword } from "../security/queries";
import { writeToOwner } from "../users/letters";
import { redeemToken } from "../users/one_time_tokens";
import { forgetAllGuesses } from "../users/guesses";
import { requireGoodPassword, requireNotBreached } from "../users/new_password";
import { hashPassword } from "../users/passwords";
import { endSessionsOf, type UserRow } from "../users/sessions";
import { users } from "../users/tables";

const noUse = (why: "used" | "expired") =>
  why === "expired"
    ? new HttpError(410, "token.expired", "This link has run out. Ask for a new one.", { data: { success: false } })
    : new HttpError(410, "token.used", "This link was used already, or never worked. Ask for a new one.", {
        data: { success: false },
      });

/** Confirms the address that a link was sent to, as long as the account still has it. */
export async function confirmEmail({ db }: Pick<FastifyInstance, "db">, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, "verify_email");
    if (typeof redeemed === "string") throw noUse(redeemed);
    const confirmed = await tx
      .update(users)
      .set({ isEmailVerified: true })
      .where(and(eq(users.id, redeemed.userId), eq(users.email, redeemed.sentTo)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw noUse("used");
  });
}

/**
 * Gives an account the new password of who has the link, ends all its sessions and tells the owner. Who opens a link from the
 * mailbox has shown that it is theirs.
 */
export async function setForgottenPassword(request: FastifyRequest, token: string, password: string): Promise<UserRow> {
  await requireNotBreached(request.server, password, { path: "password" });
  const passwordHash = await hashPassword(password);
  return request.server.db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, "reset_password");
    if (typeof redeemed === "string") throw noUse(redeemed);
    const [row] = await tx.select().from(users).where(eq(users.id, redeemed.userId)).for("update");
    if (!row || !isStillTheirs(row, redeemed.sentTo)) throw noUse("used");
    requireGoodPassword(request.server, password, { path: "password", home: { country: row.countryCode } });
    await keepPassword(tx, row.id, passwordHash);
    if (redeemed.sentTo === row.email) await tx.update(users).set({ isEmailVerified: true }).where(eq(users.id, row.id));
    await endSessionsOf(tx, row.id);
    await forgetAllGuesses(tx, row.id);
    await writeToOwner(tx, request, row, { letter: "password_changed", page: "reset_password" });
    return row;
  });
}

const isStillTheirs = ({ email, phone, phoneCode }: UserRow, sentTo: string) =>
  sentTo === email || sentTo === `+${phoneCode ?? ""}${phone ?? ""}`;
