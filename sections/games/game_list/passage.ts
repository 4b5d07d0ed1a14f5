/** Where a page was scrolled to at a moment: in ms, and in heights of its window. */
interface Sample {
  at: number;
  screens: number;
}

/** How a page has been scrolled up to now. */
export interface Passage {
  /** Whether it flies past so fast that nobody can tell one card from the next. */
  isPassing: boolean;
  past: readonly Sample[];
}

export const atRest: Passage = { isPassing: false, past: [] };

/**
 * Screens a second. Wheel, finger and keys stay below `fast`: a page down is less than a screen, and takes more than the `span`;
 * a bar that is dragged through thousands of games does not. Once fast, it is so until it is clearly slower.
 */
const fast = 12;
const slow = 8;

/** What the speed is measured over at least, in ms and in frames: frames that come late do not look like speed, and one jump, however far, has none. */
const span = 250;
const frames = 5;

/** Whoever has not scrolled for so long, in ms, begins again. */
const pause = 400;

/** Goes on with where the page is now. */
export function pass({ isPassing, past }: Passage, now: Sample): Passage {
  const last = past.at(-1);
  if (!last || now.at - last.at > pause) return { isPassing: false, past: [now] };
  const from = past.findLastIndex(({ at }, index) => now.at - at >= span && past.length - index >= frames);
  const begin = past[from];
  const speed = begin ? (1000 * Math.abs(now.screens - begin.screens)) / (now.at - begin.at) : 0;
  return { isPassing: speed > (isPassing ? slow : fast), past: [...past.slice(Math.max(0, from)), now] };
}

/** Which rows of a list stand on the page, and which of those only as the shape of what they will be. */
export interface ShownRows {
  rows: readonly number[];
  passing: ReadonlySet<number>;
}

export const noRows: ShownRows = { rows: [], passing: new Set() };

/** While a page flies past, what comes is drawn lightly, and what was there stays as it is; otherwise every card is whole. */
export function shownRows(before: ShownRows, rows: readonly number[], isPassing: boolean): ShownRows {
  const isLight = (row: number) => before.passing.has(row) || !before.rows.includes(row);
  return { rows, passing: new Set(isPassing ? rows.filter(isLight) : []) };
}
