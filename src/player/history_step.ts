/** What an entry of the browser's history remembers of itself. */
interface EntryState {
  /** The parameters that came with it: going back is closing what they opened. */
  opened?: readonly string[];
}

/** The dialogs that have an address, which stand over the page beside each other (D-12). */
const dialogs = ["modal", "tournament", "stats"];

export type HistoryStep = { kind: "back" } | { kind: "go"; replace: boolean; state: EntryState | null };

/**
 * How an address that changes only parameters stands in the history: what a step opened is closed by going back, so that
 * Back does not lead to a page that looks the same; another dialog takes the place of the one that is open.
 */
export function historyStep(
  change: string,
  { search, state, replace }: { search: string; state: unknown; replace: boolean },
): HistoryStep {
  const before = new URLSearchParams(search);
  const changes = [...new URLSearchParams(change)];
  const isThere = (name: string) => Boolean(before.get(name));
  const opened = openedBy(state);
  const closed = changes.flatMap(([name, value]) => (value === "" && isThere(name) ? [name] : []));
  const isClosing = closed.length > 0 && changes.every(([, value]) => value === "");
  if (replace && isClosing && closed.every((name) => opened.includes(name))) return { kind: "back" };
  const isExchange = changes.some(([name, value]) => value !== "" && dialogs.includes(name) && isThere(name));
  if (replace || isExchange) return { kind: "go", replace: true, state: opened.length > 0 ? { opened } : null };
  return { kind: "go", replace: false, state: { opened: changes.flatMap(([name]) => (isThere(name) ? [] : [name])) } };
}

function openedBy(state: unknown): readonly string[] {
  const { opened } = (state ?? {}) as EntryState;
  return Array.isArray(opened) ? opened : [];
}
