import type { Note } from "../../../schemas/api/page_notes";
import type { SiteFinding } from "../../../schemas/api/page_check";
import type { Plan } from "../../../schemas/api/page_plans";
import { keyOf } from "../../workplace/checking/page_check";

/** What waits for somebody; the first are the most pressing. */
export const entryKinds = ["failed_plan", "request", "remark", "blocking", "plan", "warning"] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface InboxEntry {
  /** Tells it from others. */
  key: string;
  kind: EntryKind;
  pageId: string;
  /** The section that it is about; null for the page. */
  sectionId: string | null;
  /** When it was said, or is planned, an instant; null for what the check finds. */
  at: string | null;
  note: Note | null;
  plan: Plan | null;
  finding: SiteFinding | null;
}

/** What waits on all pages: plans that could not be carried out, requests from the oldest on, remarks from the newest on, what stops a publish, what is planned, then what is worth a look. */
export function inboxEntries(
  notes: readonly Note[],
  plans: readonly Plan[],
  findings: readonly SiteFinding[] = [],
): InboxEntry[] {
  const said = notes.flatMap((note): InboxEntry[] => {
    if (note.doneAt !== null || note.kind === "looks_right") return [];
    const { id, pageId, sectionId, createdAt: at } = note;
    const kind = note.kind === "publish_request" ? "request" : "remark";
    return [{ key: `note ${id}`, kind, pageId, sectionId, at, note, plan: null, finding: null }];
  });
  const planned = plans.map((plan): InboxEntry => {
    const { id, pageId, at, failure } = plan;
    return {
      key: `plan ${id}`,
      kind: failure ? "failed_plan" : "plan",
      pageId,
      sectionId: null,
      at,
      note: null,
      plan,
      finding: null,
    };
  });
  const found = findings.map((finding, index): InboxEntry => {
    const { pageId, severity, section } = finding;
    const kind = severity === "block" ? "blocking" : "warning";
    const key = `finding ${pageId} ${keyOf(finding)} ${index}`;
    return { key, kind, pageId, sectionId: section?.id ?? null, at: null, note: null, plan: null, finding };
  });
  return [...said, ...planned, ...found].toSorted(
    (a, b) =>
      entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind) ||
      (isNewestFirst.has(a.kind) ? timeOf(b) - timeOf(a) : timeOf(a) - timeOf(b)),
  );
}

const timeOf = ({ at }: InboxEntry) => (at === null ? 0 : Date.parse(at)); // findings stay in the order of the pages

const isNewestFirst: ReadonlySet<EntryKind> = new Set(["failed_plan", "remark"]);
