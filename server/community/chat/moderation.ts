import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { ModeratedMessage, ModeratedView } from "../../../schemas/api/chat";
import { notFound } from "../../platform/api_error";
import { signal } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { nameOf } from "../../accounts/users/queries";
import { users } from "../../accounts/users/tables";
import { shownName } from "../../accounts/users/shown_name";
import { chatMessages } from "./tables";

const noSuchMessage = () => notFound("message", "chat.message_not_found");

/** Asks a moderator to look at a message; nobody else sees that. */
export async function reportMessage(db: Queryable, id: number): Promise<void> {
  const isThere = and(eq(chatMessages.id, id), isNull(chatMessages.hiddenAt));
  const rows = await db.update(chatMessages).set({ isFlagged: true }).where(isThere).returning({ id: chatMessages.id });
  if (rows.length === 0) throw noSuchMessage();
}

/** Takes a message out of the chat, for everybody at once. */
export function hideMessage(db: Database, id: number, moderator: string): Promise<void> {
  return db.transaction(async (tx) => {
    const hidden = { hiddenAt: sql`coalesce(${chatMessages.hiddenAt}, now())`, hiddenBy: moderator };
    const rows = await tx.update(chatMessages).set(hidden).where(eq(chatMessages.id, id)).returning({ id: chatMessages.id });
    if (rows.length === 0) throw noSuchMessage();
    await signal(tx, "chat_hidden", { id });
  });
}

/** Finds that a message may stay: it is shown, and nobody's report stands against it. */
export function showMessage(db: Database, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const shown = { hiddenAt: null, hiddenBy: null, isFlagged: false };
    const rows = await tx.update(chatMessages).set(shown).where(eq(chatMessages.id, id)).returning({ id: chatMessages.id });
    if (rows.length === 0) throw noSuchMessage();
    await signal(tx, "chat_message", { id, previousId: null, clientId: null });
  });
}

const pageSize = 50;

const views: Record<ModeratedView, ReturnType<typeof and>> = {
  newest: undefined,
  flagged: and(eq(chatMessages.isFlagged, true), isNull(chatMessages.hiddenAt)),
  hidden: isNotNull(chatMessages.hiddenAt),
};

/** What was said, newest first, as moderators see it. */
export async function listMessages(db: Queryable, view: ModeratedView, before: number | undefined) {
  const rows = await db
    .select({
      id: chatMessages.id,
      message: chatMessages.message,
      at: chatMessages.at,
      isFlagged: chatMessages.isFlagged,
      hiddenAt: chatMessages.hiddenAt,
      hiddenBy: nameOf(chatMessages.hiddenBy),
      userId: chatMessages.userId,
      nickname: users.nickname,
      firstName: users.firstName,
    })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.userId))
    .where(and(views[view], before === undefined ? undefined : lt(chatMessages.id, before)))
    .orderBy(desc(chatMessages.id))
    .limit(pageSize + 1);
  const messages = rows.slice(0, pageSize).map(({ nickname, firstName, ...row }): ModeratedMessage => ({
    ...row,
    nickname: shownName({ nickname, firstName }),
    at: row.at.toISOString(),
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
  }));
  return { messages, hasMore: rows.length > pageSize };
}
