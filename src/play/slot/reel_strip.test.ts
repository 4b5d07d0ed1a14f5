import fc from "fast-check";
import { expect, it } from "vitest";
import { readGrid } from "../rules/slot";
import { slotLines, slotModels } from "../rules/slot_models";
import { symbolName, symbolSetOf } from "./art";
import { reelStrip, winningPlaces } from "./reel_strip";

const models = Object.values(slotModels);

it("stops a reel at the symbols that the rules say, after what was seen before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), fc.nat(4), fc.nat(200), (model, reel, at) => {
      const strip = model.reels[reel] ?? [];
      const stop = at % strip.length;
      const before = ["ten", "ace", "wild"] as const;
      const moving = reelStrip(model, { reel, stop, before });
      expect(moving.slice(0, 3)).toEqual([0, 1, 2].map((row) => strip[(stop + row) % strip.length]));
      expect(moving.slice(-3)).toEqual(before);
    }),
  );
});

it("marks the places of a line that wins, from the left, and all scatters", () => {
  const grid = [
    ["ace", "wild", "scatter"],
    ["ten", "ace", "king"],
    ["scatter", "ace", "ten"],
    ["king", "queen", "scatter"],
    ["king", "queen", "ten"],
  ] as const;
  const wins = readGrid(slotModels.even, grid, 1);
  const places = winningPlaces(grid, slotLines, wins);
  expect([...winningPlaces(grid, slotLines, [{ line: 0, count: 3 }])]).toEqual(["0 1", "1 1", "2 1"]);
  for (const place of ["0 2", "2 0", "3 2", "0 1", "1 1", "2 1"]) expect(places.has(place)).toBe(true);
  expect(places.has("4 1")).toBe(false);
});

it("gives a game always the same symbols: what suits a theme of its own, else one of five kinds", () => {
  const crownOf = (identifier: string, ...themes: string[]) => symbolName(symbolSetOf({ identifier, themes }), "crown");
  expect(new Set(Array.from({ length: 200 }, (_, index) => crownOf(`game-${index}`, "of-nobody"))).size).toBe(5);
  expect(crownOf("candy-cascade", "sweets", "colourful")).toBe(crownOf("fruit-stand", "fruit"));
  expect(crownOf("kraken-cove", "pirates", "sea")).toBe(crownOf("pearl", "of-nobody", "sea"));
  expect(crownOf("kraken-cove", "sea")).not.toBe(crownOf("kraken-cove", "fruit"));
});
