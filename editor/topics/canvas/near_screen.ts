/** A page of so many sections is rendered whole. */
export const few = 24;
/** Of a longer one so many are rendered before it is known what is near. */
export const first = 6;

/** How far from the screen sections are rendered, and how far away they stay so, in screens. */
const reach = 0.75;
const keep = 2;

/** The lines between which nothing is far from a screen of so many pixels, counted from its top. */
export const notFarLines = (screen: number) => [-keep * screen, (1 + keep) * screen] as const;

interface Span {
  top: number;
  bottom: number;
}

/** What stands on the page and where, counted from the top of the screen. */
export interface Standing extends Span {
  id: string;
}

/**
 * The sections to be rendered of those that stand around the screen: what is near, and what was rendered and is not far.
 * What was rendered and has no place stays, since it may show nothing, or its code is on its way.
 */
export function nextNear(
  around: readonly Standing[],
  screen: number,
  before: ReadonlySet<string>,
  hasPlace: (id: string) => boolean,
): ReadonlySet<string> {
  const isNear = ({ top, bottom }: Span) => bottom > -reach * screen && top < (1 + reach) * screen;
  const next = new Set(around.filter((one) => before.has(one.id) || isNear(one)).map(({ id }) => id));
  for (const id of before) if (!next.has(id) && !hasPlace(id)) next.add(id);
  return next.size === before.size && [...next].every((id) => before.has(id)) ? before : next;
}

/** Those of a column of things that are not far from the screen; found by halving, since they stand one below the other. */
export function notFar<Thing>(column: ArrayLike<Thing>, screen: number, spanOf: (thing: Thing) => Span | null): [Thing, Span][] {
  const found: [Thing, Span][] = [];
  const [above, below] = notFarLines(screen);
  for (let index = firstBelow(column, above, spanOf); index < column.length; index++) {
    const thing = column[index] as Thing; // the loop ends with the column
    const span = spanOf(thing);
    if (span && span.top > below) break;
    if (span) found.push([thing, span]);
  }
  return found;
}

function firstBelow<Thing>(column: ArrayLike<Thing>, line: number, spanOf: (thing: Thing) => Span | null): number {
  let [from, to] = [0, column.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    let at = middle;
    let span = spanOf(column[at] as Thing);
    while (!span && ++at < to) span = spanOf(column[at] as Thing); // what has no box is where the next one is
    if (span && span.bottom < line) from = at + 1;
    else to = middle;
  }
  return from;
}

/** Whether nothing above a section comes or goes: then it stays where it is, and nobody has to measure where that is. */
export function standsStill(
  id: string,
  sections: readonly { id: string }[],
  before: ReadonlySet<string>,
  next: ReadonlySet<string>,
): boolean {
  for (const { id: one } of sections) {
    if (one === id) return true;
    if (before.has(one) !== next.has(one)) return false;
  }
  return false; // it is on the page no more
}
