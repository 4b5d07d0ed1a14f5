import fc from "fast-check";
import { expect, it } from "vitest";
import type { Countries } from "../../../schemas/rules";
import { hiddenIn, shownIn } from "./country_rule";

it.each<[string, Countries | undefined, Countries | null]>([
  ["everywhere", undefined, { restrictedCountries: ["NO"] }],
  ["where others are left out", { restrictedCountries: ["SE"] }, { restrictedCountries: ["NO", "SE"] }],
  ["only in some", { allowedCountries: ["NO", "SE"] }, { allowedCountries: ["SE"] }],
  ["only there, as nobody would see it", { allowedCountries: ["NO"] }, null],
  ["not there anyway", { allowedCountries: ["SE"] }, null],
])("hides a section in a country that is shown %s", (_, before, after) => {
  expect(hiddenIn(before, "NO")).toEqual(after);
});

it("shows again what it hid (L-5.13 to L-5.15)", () => {
  const codes = fc.uniqueArray(fc.constantFrom("NO", "SE", "DK", "FI"));
  const rule = fc.record({ allowedCountries: codes, restrictedCountries: codes });
  const isSeen = (countries: Countries | undefined) =>
    countries?.allowedCountries?.length
      ? countries.allowedCountries.includes("NO")
      : !countries?.restrictedCountries?.includes("NO");
  fc.assert(
    fc.property(rule, (before) => {
      const hidden = hiddenIn(before, "NO");
      const shown = shownIn(before, "NO");
      expect(hidden === null || (isSeen(before) && !isSeen(hidden) && isSeen(shownIn(hidden, "NO") ?? undefined))).toBe(true);
      expect(shown === null ? isSeen(before) : isSeen(shown)).toBe(true);
    }),
  );
});
