import type { listRevisions } from "../../../schemas/api/pages";
import type { AnswerOf } from "../../../src/kit/api/api";

export type Revision = AnswerOf<typeof listRevisions>["revisions"][number];

/** Saves that follow each other: one person's, within a while, none of them anything else than an edit. */
export interface Run {
  newest: Revision;
  oldest: Revision;
  revisions: Revision[];
}

const aWhile = 5 * 60_000;

const isPlain = ({ origin, isPublished, publications, plannedAt }: Revision) =>
  origin === null && !isPublished && publications.length === 0 && plannedAt === null;

/** Revisions, newest first, as runs; what is in `opened`, and everything with a meaning of its own, stands alone. */
export function groupRevisions(revisions: readonly Revision[], opened: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const revision of revisions) {
    const last = runs.at(-1);
    if (last && !opened.has(last.newest.revision) && joins(last.oldest, revision)) {
      last.revisions.push(revision);
      last.oldest = revision;
    } else runs.push({ newest: revision, oldest: revision, revisions: [revision] });
  }
  return runs;
}

const joins = (newer: Revision, older: Revision) =>
  newer.author === older.author &&
  newer.revision === older.revision + 1 &&
  isPlain(newer) &&
  isPlain(older) &&
  Date.parse(newer.createdAt) - Date.parse(older.createdAt) < aWhile;

/** Runs by the day on which they ended, in the order they are in. */
export function groupByDay(runs: readonly Run[]): [day: string, runs: Run[]][] {
  return [...Map.groupBy(runs, ({ newest }) => dayOf(newest.createdAt))];
}

/** The day of an instant where the reader is, as 2026-11-19. */
export function dayOf(instant: string | number): string {
  const date = new Date(instant);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
