import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../api_error";
import type { LetterOccasion } from "../messages/letter_occasion";
import { queueMessage } from "../messages/queue_message";
import { isReachableEmail } from "../messages/reachable_email";
import { dropTokens, redeemToken } from "../users/one_time_tokens";
import type { UserRow } from "../users/sessions";
import { endSessionsOf } from "../users/sessions";
import { users } from "../users/tables";

type Server = Pick<FastifyInstance, "db" | "siteWords" | "settings">;

const noUse = (why: "used" | "expired") =>
  why === "expired"
    ? new HttpError(410, "token.expired", "This link has run out. Ask for a new one.", { data: { success: false } })
    : new HttpError(410, "token.used", "This link was used already, or never worked. Ask for a new one.", {
        data: { success: false },
      });

/** Confirms the address that a link was sent to, as long as the account still has it. */
export async function confirmEmail({ db }: Server, token: string): Promise<void> {
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
export async function setForgottenPassword(
  app: Server,
  { token, passwordHash }: { token: string; passwordHash: string },
  occasion: LetterOccasion,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, "reset_password");
    if (typeof redeemed === "string") throw noUse(redeemed);
    const [row] = await tx.select().from(users).where(eq(users.id, redeemed.userId)).for("update");
    if (!row || !isStillTheirs(row, redeemed.sentTo)) throw noUse("used");
    const isEmailVerified = row.isEmailVerified || redeemed.sentTo === row.email;
    await tx.update(users).set({ passwordHash, isEmailVerified }).where(eq(users.id, row.id));
    await dropTokens(tx, row.id, "reset_password");
    await endSessionsOf(tx, row.id);
    if (!isReachableEmail(row.email, app.settings().settings)) return;
    await queueMessage(tx, app, {
      channel: "email",
      recipient: row.email,
      language: row.preferredLanguage ?? occasion.language,
      letter: "password_changed",
      link: `${occasion.origin}/reset-password`,
    });
  });
}

const isStillTheirs = ({ email, phone, phoneCode }: UserRow, sentTo: string) =>
  sentTo === email || sentTo === `+${phoneCode ?? ""}${phone ?? ""}`;
