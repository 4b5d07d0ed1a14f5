import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { addressIn } from "../../../src/layout/site_address";
import type { LetterOccasion } from "../../outside/messages/letter_occasion";
import { queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import type { Queryable } from "../../platform/plugins/database";
import { issueToken } from "../users/one_time_tokens";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";

/** Seconds between two letters to one address (L-5.23). */
export const verificationPause = 60;

/**
 * Writes the letter with the link that confirms an account's e-mail address, and answers whether it did: not to one that is
 * confirmed or reaches nobody, and not twice within a minute. A new address is another one: take `verificationSentAt` away with it.
 */
export async function sendVerification(
  db: Queryable,
  app: Pick<FastifyInstance, "siteWords" | "settings">,
  { id, email, preferredLanguage }: Pick<UserRow, "id" | "email" | "preferredLanguage">,
  { origin, language }: LetterOccasion,
): Promise<boolean> {
  if (!isReachableEmail(email, app.settings().settings)) return false;
  const before = sql`now() - make_interval(secs => ${verificationPause})`;
  const isDue = or(isNull(users.verificationSentAt), lt(users.verificationSentAt, before));
  const taken = await db
    .update(users)
    .set({ verificationSentAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.email, email), eq(users.isEmailVerified, false), isDue))
    .returning({ id: users.id });
  if (taken.length === 0) return false;
  const token = await issueToken(db, id, "verify_email", email);
  const own = preferredLanguage ?? language;
  await queueMessage(db, app, {
    channel: "email",
    recipient: email,
    language: own,
    letter: "verify_email",
    link: `${origin}${addressIn(app.settings().settings, "/", own)}?modal=login&view=confirmAccount&token=${token}`,
  });
  return true;
}
