interface Row {
  id: number;
  time: string;
}

/** Rows that are shown, and those that have come since and wait for their turn; both newest first. */
export interface CalmRows<R extends Row> {
  shown: readonly R[];
  waiting: readonly R[];
}

const mostWaiting = 99;
const newestFirst = (one: Row, other: Row) => other.time.localeCompare(one.time) || other.id - one.id;

/** Takes rows that were heard of or read, each once; the very first are shown at once, later ones wait. */
export function offerRows<R extends Row>({ shown, waiting }: CalmRows<R>, rows: readonly R[], limit: number): CalmRows<R> {
  if (shown.length === 0) return { shown: rows.toSorted(newestFirst).slice(0, limit), waiting: [] };
  const known = new Set([...shown, ...waiting].map(({ id }) => id));
  const oldest = shown.length < limit ? "" : (shown.at(-1)?.time ?? "");
  const fresh = rows.filter(({ id, time }) => !known.has(id) && time > oldest);
  if (fresh.length === 0) return { shown, waiting };
  return { shown, waiting: [...fresh, ...waiting].sort(newestFirst).slice(0, mostWaiting) };
}

/** Shows one more of those that wait, without those that newer ones would push out at once. */
export function showNext<R extends Row>({ shown, waiting }: CalmRows<R>, limit: number): CalmRows<R> {
  const left = waiting.slice(0, limit);
  const next = left.at(-1);
  return next ? { shown: [next, ...shown].slice(0, limit), waiting: left.slice(0, -1) } : { shown, waiting };
}

/** Shows all that wait, as one change. */
export const showAll = <R extends Row>({ shown, waiting }: CalmRows<R>, limit: number): CalmRows<R> => ({
  shown: [...waiting, ...shown].slice(0, limit),
  waiting: [],
});
