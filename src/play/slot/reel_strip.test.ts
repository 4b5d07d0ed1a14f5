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

it("gives a game always the same symbols, and five kinds of them to all", () => {
  const names = Array.from({ length: 200 }, (_, index) => symbolName(symbolSetOf(`game-${index}`), "crown"));
  expect(new Set(names).size).toBe(5);
  expect(symbolName(symbolSetOf("ember-drake"), "crown")).toBe(symbolName(symbolSetOf("ember-drake"), "crown"));
});
