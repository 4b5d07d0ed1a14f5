import fc from "fast-check";
import { expect, it } from "vitest";
import { readSearches, withoutSearch, withSearch } from "./recent_searches";

it("keeps the newest eight, each once however it was written", () => {
  const searches = ["One", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ONE"].reduce<string[]>(
    withSearch,
    [],
  );
  expect(searches).toEqual(["ONE", "nine", "eight", "seven", "six", "five", "four", "three"]);
  expect(withoutSearch(searches, "one")).toHaveLength(7);
});

it("reads whatever is in the storage as searches or as none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const searches = readSearches(stored);
      expect(searches.length).toBeLessThanOrEqual(8);
      expect(searches.every((search) => typeof search === "string" && search.length <= 100)).toBe(true);
    }),
  );
});
