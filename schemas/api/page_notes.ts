import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";

const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** A remark, that it looks right, or the wish that an administrator publishes it. */
export const noteKind = z.enum(["remark", "looks_right", "publish_request"]);

export const note = z.object({
  id: z.int(),
  pageId: id,
  revision: z.int(),
  sectionId: z.nullable(z.string()),
  kind: noteKind,
  text: z.string(),
  author: z.nullable(z.string()),
  /** The name that whoever wrote it through a preview link gave; nobody has checked it. */
  guest: z.nullable(z.string()),
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
});
export type Note = z.output<typeof note>;

export const listNotes = endpoint({
  method: "GET",
  path: "/api/backoffice/notes",
  role: "content_editor",
  summary: "What people say about one page, or what is open on all; newest first.",
  query: z.object({ pageId: z.optional(id) }),
  answer: z.object({ notes: z.array(note) }),
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/notes",
  role: "content_editor",
  summary: "Adds a remark, an approval or a request to publish; a second request takes the place of the first.",
  params: z.object({ id }),
  body: z.object({
    kind: noteKind,
    text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ""),
    revision: z.int().check(z.minimum(1)),
    sectionId: z.optional(id),
  }),
  answer: z.object({ note }),
});

export const finishNote = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/notes/:noteId/done",
  role: "content_editor",
  summary: "Marks a note as done; a request to publish by its author or an administrator alone.",
  params: z.object({ id, noteId: number }),
  body: z.object({}),
  answer: z.object({ note }),
});
