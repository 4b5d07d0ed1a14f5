import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import type { LetterOccasion } from "../../outside/messages/letter_occasion";
import { type Message, queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { countTokens, issueToken } from "../users/one_time_tokens";
import type { UserRow } from "../users/sessions";

/** Of the links that work at a time. Whoever reaches it has one in the mailbox: a stranger who asks for more keeps nobody out. */
const mostLinks = 5;

/** Writes to an account's owner with a link for a new password; nothing where that would reach nobody, or too often, or the account is closed. */
export async function sendResetLink(
  app: Pick<FastifyInstance, "db" | "siteWords" | "settings">,
  { id, email, phone, phoneCode, preferredLanguage, closedAt }: UserRow,
  channel: Message["channel"],
  { origin, language }: LetterOccasion,
): Promise<void> {
  const number = `+${phoneCode ?? ""}${phone ?? ""}`;
  const { settings } = app.settings();
  const own = preferredLanguage ?? language;
  const page = addressIn(settings, pageAddress(settings, "reset_password", own), own);
  const recipient = channel === "sms" ? number : email;
  if (closedAt) return; // no new password opens it
  if (channel === "email" && !isReachableEmail(email, settings)) return;
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reset ${id}`}, 0))`);
    if ((await countTokens(tx, id, "reset_password")) >= mostLinks) return;
    const token = await issueToken(tx, id, "reset_password", recipient);
    await queueMessage(tx, app, {
      channel,
      recipient,
      language: own,
      letter: "reset_password",
      link: `${origin}${page}?token=${token}`,
    });
  });
}
