import { useState } from "react";
import { useFrame } from "../../../kit/ui/frame";

const storageKey = "foyer.searches";
const most = 8;
const longest = 100;

/** The newest first, each once however it was written. */
export const withSearch = (searches: readonly string[], words: string) =>
  [words, ...withoutSearch(searches, words)].slice(0, most);

export const withoutSearch = (searches: readonly string[], words: string) =>
  searches.filter((search) => search.toLocaleLowerCase() !== words.toLocaleLowerCase());

/** What stands in the storage, as far as it can be a list of searches: anything may have been written there. */
export function readSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    const isSearch = (item: unknown) => typeof item === "string" && item.trim() !== "" && item.length <= longest;
    return Array.isArray(value) ? (value.filter(isSearch) as string[]).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** What somebody searched for in this browser, and nobody else sees. */
export function useRecentSearches() {
  const view = useFrame()?.window;
  const [searches, setSearches] = useState(() => readSearches(stored(view)));

  function change(by: (before: readonly string[]) => string[]) {
    const after = by(readSearches(stored(view))); // another tab may have added some
    setSearches(after);
    try {
      view?.localStorage.setItem(storageKey, JSON.stringify(after));
    } catch {
      return; // storage is full or switched off: they then last as long as the page
    }
  }

  return {
    searches,
    remember: (words: string) => change((before) => withSearch(before, words)),
    forget: (words: string) => change((before) => withoutSearch(before, words)),
    forgetAll: () => change(() => []),
  };
}

function stored(view: Window | undefined) {
  try {
    return view?.localStorage.getItem(storageKey) ?? null;
  } catch {
    return null;
  }
}
