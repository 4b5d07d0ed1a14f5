import fc from "fast-check";
import { expect, it } from "vitest";
import { ladder, readAmount, toDecimal, toMinor } from "./amounts";
import { chanceOf, multiplierOf, turned, withChance, withMultiplier } from "./games/dice/dice_choice";
import { readLaunch } from "./launch";
import { tileOf } from "./games/mines/mines_round";
import { perRow, placeAt } from "./games/plinko/fall";
import type { Round } from "../../schemas/play/round";

const anyChoice = fc.record({
  target: fc.integer({ min: 2, max: 9_998 }),
  direction: fc.constantFrom("under" as const, "over" as const),
});

it("keeps the chance of dice when its side is turned, except for the one roll that only one side has", () => {
  fc.assert(fc.property(anyChoice, (choice) => Math.abs(chanceOf(turned(choice)) - chanceOf(choice)) <= 0.011));
});

it("keeps what dice may aim at between its ends, whatever chance or multiplier is written", () => {
  const written = fc.double({ min: 0.01, max: 99.98, noNaN: true });
  fc.assert(
    fc.property(anyChoice, written, (choice, value) => {
      for (const { target } of [withChance(choice, value), withMultiplier(choice, 1 + value * 40)])
        expect(target).toSatisfy((at: number) => Number.isInteger(at) && at >= 2 && at <= 9_998);
    }),
  );
  expect(multiplierOf(withMultiplier({ direction: "over", target: 5_000 }, 2))).toBe(2);
  expect(chanceOf(withChance({ direction: "over", target: 5_000 }, 49.5))).toBe(49.5);
});

it.each([
  ["1.50", 150],
  ["1,50", 150],
  [" 1 000 ", 100_000],
  [".5", 50],
  ["0.019", 1],
  ["0.29", 29],
  ["-1", null],
  ["1e9", null],
  ["", null],
])("reads the amount %j", (text, minor) => {
  expect(readAmount(text, 2)).toBe(minor);
});

it("keeps an amount on the way to the wire and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, decimals) => {
      expect(toMinor(toDecimal(minor, decimals), decimals)).toBe(minor);
    }),
  );
});

it("has round amounts between the lowest and the highest bet", () => {
  expect(ladder(20, 50_000)).toEqual([20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]);
  expect(ladder(5, 5)).toEqual([5]);
});

const usual = { look: { theme: "default", scheme: "dark", isCovered: false }, volume: null };
it.each([
  ["#token=abc&language=de", [], { token: "abc", language: "de", ...usual }],
  ["#token=abc&language=xx", ["nb-NO", "en"], { token: "abc", language: "no", ...usual }],
  ["", ["fr", "pt-BR"], { token: null, language: "pt", ...usual }],
  ["#token=", [], { token: null, language: "en", ...usual }],
  [
    "#token=a&language=en&theme=lulu&scheme=light&covered=true&volume=60",
    [],
    { token: "a", language: "en", look: { theme: "lulu", scheme: "light", isCovered: true }, volume: 60 },
  ],
  ["#token=a&theme=__proto__&scheme=blue&covered=1&volume=1e9", [], { token: "a", language: "en", ...usual }],
])("reads how it was opened from %j", (hash, preferred, launch) => {
  expect(readLaunch(hash, preferred)).toEqual(launch);
});

it("shows under which tile the mines are when the round is over, and not before", () => {
  const at = (mines: number[] | null) =>
    ({ choice: { mines: 2 }, outcome: { opened: [3, 4], mines, isCashedOut: false } }) as Round;
  expect([3, 5, 6].map((tile) => tileOf(tile, at(null), 5))).toEqual(["gem", "asked", "hidden"]);
  expect([3, 4, 9, 6].map((tile) => tileOf(tile, at([4, 9]), null))).toEqual(["gem", "hit", "mine", "left"]);
});

it("drops a ball from pin to pin to where its path ends", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 8, maxLength: 16 }), (path) => {
      const rights = path.filter(Boolean).length;
      const last = placeAt(path, (path.length + 1) * perRow - 0.001);
      expect(last?.x).toBeCloseTo(rights - path.length / 2, 2);
      expect(placeAt(path, (path.length + 1) * perRow)).toBeNull();
    }),
  );
});
