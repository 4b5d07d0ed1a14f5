import { findIn } from "../../parts/find/fuzzy";
import type { Entry, EntryGroup } from "./entry";

/** An entry that fits what was typed, with where in its words that stands. */
export interface FoundEntry extends Entry {
  ranges: readonly number[];
}

export interface FoundGroup {
  name: string;
  items: FoundEntry[];
}

const mostUntyped = 7;
const mostTyped = 8;

/** What the palette lists: with nothing typed what was used last and the first of each group, else what fits, best first. */
export function findEntries(
  groups: readonly EntryGroup[],
  typed: string,
  { recent, recentName }: { recent: readonly string[]; recentName: string },
): FoundGroup[] {
  if (typed.trim() === "") {
    const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
    const used = recent.flatMap((id) => all.get(id) ?? []);
    const listed = [{ name: recentName, entries: used }, ...groups.map((group) => withoutTypedOnly(group))];
    return listed.filter(({ entries }) => entries.length > 0).map(({ name, entries }) => ({ name, items: entries.map(plain) }));
  }
  const found = groups.map(({ name, entries }) => ({ name, items: inGroup(entries, typed, recent) }));
  return found.filter(({ items }) => items.length > 0);
}

const plain = (entry: Entry): FoundEntry => ({ ...entry, ranges: [] });

const withoutTypedOnly = ({ name, entries }: EntryGroup) => ({
  name,
  entries: entries.filter(({ isTypedOnly }) => !isTypedOnly).slice(0, mostUntyped),
});

function inGroup(entries: readonly Entry[], typed: string, recent: readonly string[]): FoundEntry[] {
  const texts = entries.map(({ words, detail }) => (detail ? `${words} ${detail}` : words));
  const found = findIn(texts, typed).map(({ index, ranges }) => ({ ...(entries[index] as Entry), ranges }));
  const rank = ({ id, isLikely }: Entry) => (recent.includes(id) || isLikely ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, mostTyped); // a stable sort: the best stay first
}
