import { and, desc, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import { type chatProblems, messagesAtOnce } from "../../../schemas/chat";
import { signal } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { users } from "../../accounts/users/tables";
import { chatMessages } from "./tables";

/** How much one account may say. */
const mostAtOnce = 5;
const atOnceSeconds = 10;

const spoken = {
  id: chatMessages.id,
  userId: chatMessages.userId,
  message: chatMessages.message,
  at: chatMessages.at,
  nickname: users.nickname,
  firstName: users.firstName,
  role: users.role,
};

const isShown = isNull(chatMessages.hiddenAt);

const readSpoken = (db: Queryable) =>
  db.select(spoken).from(chatMessages).innerJoin(users, eq(users.id, chatMessages.userId)).$dynamic();

export type SpokenRow = Awaited<ReturnType<typeof readSpoken>>[number];

/** The last messages before one, oldest first, and whether nothing was said before them. */
export async function lastMessages(db: Queryable, before: number | null) {
  const rows = await readSpoken(db)
    .where(and(isShown, before === null ? undefined : lt(chatMessages.id, before)))
    .orderBy(desc(chatMessages.id))
    .limit(messagesAtOnce + 1);
  return { rows: rows.slice(0, messagesAtOnce).toReversed(), isStart: rows.length <= messagesAtOnce };
}

export async function findMessage(db: Queryable, id: number): Promise<SpokenRow | null> {
  const [row] = await readSpoken(db).where(and(isShown, eq(chatMessages.id, id)));
  return row ?? null;
}

interface NewMessage {
  userId: number;
  clientId: string;
  message: string;
}

/**
 * Says something, and tells all processes. One message is written at a time, so that ids follow the order in which others
 * hear of them. Answers the problem, or null where it is said, by this call or an earlier one with the same `clientId`.
 */
export function writeMessage(
  db: Database,
  { userId, clientId, message }: NewMessage,
): Promise<(typeof chatProblems)[number] | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chat.write'))`);
    const isSame = and(eq(chatMessages.userId, userId), eq(chatMessages.clientId, clientId));
    const [same] = await tx.select({ id: chatMessages.id }).from(chatMessages).where(isSame);
    if (same) return null;
    const since = sql`clock_timestamp() - make_interval(secs => ${atOnceSeconds})`;
    const recent = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), gt(chatMessages.at, since)))
      .limit(mostAtOnce);
    if (recent.length >= mostAtOnce) return "too_fast";
    const [last] = await tx
      .select({ id: max(chatMessages.id) })
      .from(chatMessages)
      .where(isShown);
    const [row] = await tx
      .insert(chatMessages)
      .values({ userId, clientId, message, at: sql`clock_timestamp()` })
      .returning({ id: chatMessages.id });
    await signal(tx, "chat_message", { id: row?.id, previousId: last?.id ?? null, clientId });
    return null;
  });
}
