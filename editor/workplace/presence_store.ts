import { createStore } from "zustand/vanilla";
import type { Visitor } from "../../schemas/realtime";
import { isSameValue } from "../core/same_value";

/** Somebody else who has this page open, in however many tabs. */
export interface Person {
  userId: number;
  name: string;
  initials: string;
  /** Which of the colours for people is theirs, from 1. */
  color: number;
  /** The sections that are selected there. */
  sections: readonly string[];
}

export interface PresenceState {
  others: readonly Person[];
}

export const createPresence = () => createStore<PresenceState>(() => ({ others: [] }));

const colors = 6;

/** The people of a list of visitors, without oneself, in the order of their names; those of `before` while they are the same. */
export function othersIn(visitors: readonly Visitor[], ownId: number, before: readonly Person[] = []): readonly Person[] {
  const byUser = Map.groupBy(
    visitors.filter(({ userId }) => userId !== ownId),
    ({ userId }) => userId,
  );
  const people = [...byUser].map(([userId, tabs]): Person => {
    const name = tabs[0]?.name ?? "";
    const sections = [...new Set(tabs.flatMap(({ section }) => section ?? []))];
    return { userId, name, initials: initialsOf(name), color: (userId % colors) + 1, sections };
  });
  people.sort((a, b) => a.name.localeCompare(b.name));
  return isSameValue(before, people) ? before : people;
}

/** Two letters: of the first and the last word, else of the only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (last ? first.slice(0, 1) + last.slice(0, 1) : first.slice(0, 2)).toLocaleUpperCase();
}
