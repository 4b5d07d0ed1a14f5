import type { Note } from "../../../schemas/api/page_notes";
import type { Plan } from "../../../schemas/api/page_plans";

/** What waits for somebody; the first are the most pressing. */
export const entryKinds = ["failed_plan", "request", "remark", "plan"] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface InboxEntry {
  /** Tells it from others. */
  key: string;
  kind: EntryKind;
  pageId: string;
  /** The section that it is about; null for the page. */
  sectionId: string | null;
  /** When it was said, or is planned; an instant. */
  at: string;
  note: Note | null;
  plan: Plan | null;
}

/** What waits on all pages: plans that could not be carried out, requests from the oldest on, remarks from the newest on, then what is planned. */
export function inboxEntries(notes: readonly Note[], plans: readonly Plan[]): InboxEntry[] {
  const said = notes.flatMap((note): InboxEntry[] => {
    if (note.doneAt !== null || note.kind === "looks_right") return [];
    const { id, pageId, sectionId, createdAt: at } = note;
    const kind = note.kind === "publish_request" ? "request" : "remark";
    return [{ key: `note ${id}`, kind, pageId, sectionId, at, note, plan: null }];
  });
  const planned = plans.map((plan): InboxEntry => {
    const { id, pageId, at, failure } = plan;
    return { key: `plan ${id}`, kind: failure ? "failed_plan" : "plan", pageId, sectionId: null, at, note: null, plan };
  });
  return [...said, ...planned].toSorted(
    (a, b) =>
      entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind) ||
      (isNewestFirst.has(a.kind) ? Date.parse(b.at) - Date.parse(a.at) : Date.parse(a.at) - Date.parse(b.at)),
  );
}

const isNewestFirst: ReadonlySet<EntryKind> = new Set(["failed_plan", "remark"]);
