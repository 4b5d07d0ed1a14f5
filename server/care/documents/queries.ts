import { and, asc, count, desc, eq, inArray, isNull, min, max, sql } from "drizzle-orm";
import type { UploadedDocument } from "../../../schemas/api/documents";
import type { DocumentTab, TrailEntry } from "../../../schemas/api/documents_desk";
import { documentLabels } from "../../../schemas/documents";
import type { Language } from "../../../schemas/text";
import { users } from "../../accounts/users/tables";
import { auditEntries } from "../../platform/audit/tables";
import type { Queryable } from "../../platform/plugins/database";
import { labelName, reasonWords } from "./label_words";
import { documentFiles, playerDocuments } from "./tables";

export type DocumentRow = typeof playerDocuments.$inferSelect;
type Words = Parameters<typeof labelName>[0];

/** What counts of a player's documents, or of one of them. */
export const currentOf = (db: Queryable, userId: number, labelId?: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(playerDocuments)
    .where(
      and(
        eq(playerDocuments.userId, userId),
        isNull(playerDocuments.replacedAt),
        labelId === undefined ? undefined : eq(playerDocuments.labelId, labelId),
      ),
    )
    .orderBy(asc(playerDocuments.labelId), desc(playerDocuments.side));

export async function kindsOf(db: Queryable, rows: readonly DocumentRow[]): Promise<Map<string, "picture" | "pdf">> {
  const ids = rows.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length === 0) return new Map();
  const files = await db
    .select({ id: documentFiles.id, kind: documentFiles.kind })
    .from(documentFiles)
    .where(inArray(documentFiles.id, ids));
  return new Map(files.map(({ id, kind }) => [id, kind]));
}

/** Why a side is rejected or asked for, as its player reads it. */
export const reasonOf = (words: Words, row: DocumentRow, language: Language): string | null =>
  row.status === 2 || row.status === 4
    ? [reasonWords(words, row.reasons, language), row.words].filter(Boolean).join(" ") || null
    : null;

export async function toUploaded(
  db: Queryable,
  words: Words,
  rows: readonly DocumentRow[],
  language: Language,
): Promise<UploadedDocument[]> {
  const kinds = await kindsOf(db, rows);
  return rows.map((row) => ({
    documentId: row.id,
    documentLabelId: row.labelId,
    side: row.side,
    documentName: `${row.labelId}-${row.side}-${labelName(words, row.labelId, "en")}`,
    status: row.status,
    actionPerformedAt: row.actionPerformedAt?.toISOString() ?? null,
    reason: reasonOf(words, row, language),
    sentAt: row.status === 4 && row.fileId === null ? null : row.createdAt.toISOString(),
    kind: row.fileId === null ? null : (kinds.get(row.fileId) ?? null),
  }));
}

const twoSided = documentLabels.filter(({ isSingleSided }) => !isSingleSided).map(({ id }) => id);

const ofTab: Record<DocumentTab, ReturnType<typeof sql>> = {
  to_review: sql`bool_or(status = 0) and not bool_or(status in (2, 4)) and (not label_id = any(${sql.param(twoSided)}::int[]) or count(*) = 2)`,
  asked: sql`bool_or(status = 4)`,
  decided: sql`not bool_or(status in (0, 4))`,
};

/** Documents, all sides of one together, by what the house has to do about them. */
export async function findQueue(db: Queryable, tab: DocumentTab, { limit, offset }: { limit: number; offset: number }) {
  const isDone = tab !== "to_review";
  const at = isDone ? max(sql`coalesce(action_performed_at, ${playerDocuments.createdAt})`) : min(playerDocuments.createdAt);
  const grouped = db
    .select({
      userId: playerDocuments.userId,
      labelId: playerDocuments.labelId,
      statuses: sql<DocumentRow["status"][]>`array_agg(status)`.as("statuses"),
      since: sql<string>`${at}`.as("since"),
    })
    .from(playerDocuments)
    .where(isNull(playerDocuments.replacedAt))
    .groupBy(playerDocuments.userId, playerDocuments.labelId)
    .having(ofTab[tab])
    .as("grouped");
  const [total] = await db.select({ count: count() }).from(grouped);
  const rows = await db
    .select({
      userId: grouped.userId,
      labelId: grouped.labelId,
      statuses: grouped.statuses,
      since: grouped.since,
      user: {
        nickname: users.nickname,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        countryCode: users.countryCode,
      },
    })
    .from(grouped)
    .innerJoin(users, eq(users.id, grouped.userId))
    .orderBy(isDone ? desc(grouped.since) : asc(grouped.since), asc(grouped.userId))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** What the audit trail has about a player, the newest first. */
export async function trailOf(db: Queryable, userId: number, like = "%", limit = 50): Promise<TrailEntry[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), sql`${auditEntries.action} like ${like}`))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ at, actor, action, details }) => ({
    at: at.toISOString(),
    actor,
    action,
    details: JSON.parse(details) as Record<string, unknown>,
  }));
}
