import { type Analysis, isNobody, type Subject } from "./analysis";
import { openSpans, type Span } from "./schedule_times";

/** When something that has a schedule is shown within a span, its holders' schedules considered. */
export interface Shown {
  subject: Subject;
  spans: readonly Span[];
}

/** Something begins or ends to be shown. */
export interface Change {
  at: number;
  subject: Subject;
  opens: boolean;
}

/** Everything on a page that has a schedule of its own, and when it is shown; what nobody can ever see is left out. */
export const shownIn = ({ subjects }: Analysis, span: Span): Shown[] =>
  subjects
    .filter(({ own, seen }) => own.schedules.length > 0 && !isNobody(seen))
    .map((subject) => ({ subject, spans: openSpans(subject.seen.schedules, span) }));

/** What changes within a span, in the order in which it does. */
export function changesIn(shown: readonly Shown[], { from, until }: Span): Change[] {
  const changes = shown.flatMap(({ subject, spans }) =>
    spans.flatMap((span): Change[] => [
      ...(span.from > from ? [{ at: span.from, subject, opens: true }] : []),
      ...(span.until < until ? [{ at: span.until, subject, opens: false }] : []),
    ]),
  );
  return changes.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens));
}
