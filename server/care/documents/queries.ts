import { and, asc, count, desc, eq, inArray, isNull, min, max, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { UploadedDocument } from "../../../schemas/api/documents";
import type { DocumentTab, TrailEntry } from "../../../schemas/api/documents_desk";
import { documentLabels, type DocumentReason, documentReasons, writtenRequests } from "../../../schemas/documents";
import type { Language } from "../../../schemas/text";
import { users } from "../../accounts/users/tables";
import { auditEntries } from "../../platform/audit/tables";
import type { Queryable } from "../../platform/plugins/database";
import { labelName, reasonWords, requestWords } from "./label_words";
import { documentFiles, playerDocuments } from "./tables";

export type DocumentRow = typeof playerDocuments.$inferSelect;
type Words = Parameters<typeof labelName>[0];

/** Why a side is rejected or asked for: codes, that have words in every language, and words of the house's own. */
export type Why = Pick<DocumentRow, "request" | "words"> & { reasons: readonly DocumentReason[] };

/** The same of an entry of the audit trail. */
const why = z.object({
  reasons: z._default(z.array(z.enum(documentReasons)), []),
  request: z._default(z.nullable(z.enum(writtenRequests)), null),
  words: z._default(z.nullable(z.string()), null),
});

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
export function reasonOf(
  app: Words,
  { status, reasons, request, words }: Pick<DocumentRow, "status"> & Why,
  language: Language,
): string | null {
  if (status !== 2 && status !== 4) return null;
  const asked = request === null ? null : requestWords(app, request, language);
  return [reasonWords(app, reasons, language), asked, words].filter(Boolean).join(" ") || null;
}

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
    validUntil: row.validUntil,
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

interface Trail {
  userId: number;
  /** Of their actions; all where it is not given. */
  like?: string;
  /** Of whoever reads it. */
  language: Language;
}

/** What the audit trail has about a player, the newest first; why a document was rejected or asked for stands in `words`. */
export async function trailOf(app: Words & { db: Queryable }, { userId, like = "%", language }: Trail): Promise<TrailEntry[]> {
  const { db } = app;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), sql`${auditEntries.action} like ${like}`))
    .orderBy(desc(auditEntries.id))
    .limit(50);
  return rows.map(({ at, actor, action, details }) => ({
    at: at.toISOString(),
    actor,
    action,
    details: inWords(app, JSON.parse(details) as Record<string, unknown>, language),
  }));
}

function inWords(app: Words, details: Record<string, unknown>, language: Language): Record<string, unknown> {
  const { success, data } = z.safeParse(why, details);
  const words = success ? reasonOf(app, { status: 4, ...data }, language) : null;
  return words === null ? details : { ...details, words };
}
