import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Note } from "../../../schemas/api/page_notes";
import type { UserRole } from "../../../schemas/user";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { lockPage } from "./queries";
import { pageNotes } from "./tables";

type NoteRow = typeof pageNotes.$inferSelect;

const noteOf = ({ createdAt, doneAt, linkId: _, ...row }: NoteRow): Note => ({
  ...row,
  createdAt: createdAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

const mostNotes = 2_000;

/** The notes of one page, or of all pages those that wait for somebody, requests to publish before however many remarks. */
export async function listNotes(db: Queryable, pageId: string | undefined): Promise<Note[]> {
  const waiting = and(isNull(pageNotes.doneAt), inArray(pageNotes.kind, ["remark", "publish_request"]));
  const rows = await db
    .select()
    .from(pageNotes)
    .where(pageId === undefined ? waiting : eq(pageNotes.pageId, pageId))
    .orderBy(...(pageId === undefined ? [desc(eq(pageNotes.kind, "publish_request"))] : []), desc(pageNotes.id))
    .limit(mostNotes);
  return rows.map(noteOf);
}

type NewNote = Pick<Note, "pageId" | "kind" | "text" | "revision" | "sectionId" | "author">;

/** A page has one request to publish at a time: a second takes the place of the first. */
export function addNote(db: Database, note: NewNote): Promise<Note> {
  if (note.kind === "remark" && note.text === "") throw new HttpError(422, "note.empty", "A remark needs words.");
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, note.pageId);
    if (!page) throw notFound("page", "page.not_found");
    if (note.revision > page.revision) throw notFound("revision", "page.revision_not_found");
    if (note.kind === "publish_request") {
      const isOpenRequest = and(
        eq(pageNotes.pageId, note.pageId),
        eq(pageNotes.kind, "publish_request"),
        isNull(pageNotes.doneAt),
      );
      await tx
        .update(pageNotes)
        .set({ doneAt: sql`now()` })
        .where(isOpenRequest);
    }
    const [row] = await tx.insert(pageNotes).values(note).returning();
    return noteOf(row as NoteRow); // what was just inserted
  });
}

interface Finisher {
  email: string;
  role: UserRole;
}

export async function finishNote(db: Queryable, { pageId, id }: { pageId: string; id: number }, by: Finisher): Promise<Note> {
  const isIt = and(eq(pageNotes.id, id), eq(pageNotes.pageId, pageId));
  const [note] = await db.select().from(pageNotes).where(isIt);
  if (!note) throw notFound("note", "note.not_found");
  if (note.kind === "publish_request" && note.author !== by.email && by.role !== "administrator") {
    throw new HttpError(403, "note.not_yours", "Only its author or an administrator closes a request.");
  }
  if (note.doneAt) return noteOf(note);
  const [done] = await db
    .update(pageNotes)
    .set({ doneAt: sql`now()` })
    .where(isIt)
    .returning();
  return noteOf(done as NoteRow); // nobody deletes notes
}
