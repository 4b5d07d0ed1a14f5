import { and, eq, gt, or, sql } from "drizzle-orm";
import { pushOffersConsent } from "../../../schemas/api/push";
import { send, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import { type Letter, type Server, writtenLetter } from "../../outside/messages/queue_message";
import { isExcluded } from "../users/exclusion_notice";
import type { UserRow } from "../users/sessions";
import { sessions, users } from "../users/tables";
import { pushSubscriptions } from "./tables";

type Subscription = typeof pushSubscriptions.$inferInsert;

/** Messages go to a browser from now on: to whoever chose it last. */
export async function keepSubscription(tx: Queryable, subscription: Subscription): Promise<void> {
  const { endpoint, sessionId } = subscription;
  await tx
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionId, sessionId)));
  await tx.insert(pushSubscriptions).values(subscription);
}

export const dropSubscription = (db: Queryable, sessionId: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));

export async function endpointOf(db: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return row?.endpoint ?? null;
}

/** A browser that still takes messages, with its account. */
export async function findSubscription(db: Queryable, id: number) {
  const [row] = await db
    .select({ subscription: pushSubscriptions, user: users })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), gt(sessions.expiresAt, sql`now()`)));
  return row;
}

export const forgetSubscription = (db: Queryable, id: number) => db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

export const wantsPushOffers = ({ consents }: Pick<UserRow, "consents">): boolean =>
  consents[pushOffersConsent]?.isGiven === true;

/** Letters that invite to play, or to play on. */
const selling: ReadonlySet<LetterName> = new Set<LetterName>(["tournament_begins", "bonus_given", "claim_released"]);

/** Whether a message may go to the devices of an account: what sells goes to nobody on a break, and to nobody who has not agreed to offers. */
export function mayBeSent(letter: LetterName, user: UserRow): boolean {
  if (user.closedAt !== null || user.suspendedAt !== null) return false;
  return !selling.has(letter) || (user.role === "player" && !isExcluded(user) && wantsPushOffers(user));
}

const queueing = statement<Record<string, never>>(
  () => sql`insert into outbox (channel, recipient, language, template, subject, body, link)
    select 'push', id::text, ${sql.placeholder("language")}, ${sql.placeholder("template")}, ${sql.placeholder("subject")},
      ${sql.placeholder("body")}, ${sql.placeholder("link")}
    from push_subscriptions where user_id = ${sql.placeholder("userId")}`,
);

/** Writes a message to all devices of an account, in the transaction of what it is about; whether it may be sent is looked at then. */
export async function queuePush(
  tx: Queryable,
  app: Server & { configuration: { push: unknown } },
  userId: number,
  letter: Letter,
): Promise<void> {
  if (!app.configuration.push) return;
  const { subject, body } = writtenLetter(app, letter);
  const { language, link } = letter;
  await send(tx, queueing({ userId, language, template: letter.letter, subject, body, link }));
}
