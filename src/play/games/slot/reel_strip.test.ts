import fc from "fast-check";
import { expect, it } from "vitest";
import catalogue from "../../../../server/demo/catalogue.json";
import { readGrid } from "../../rules/slot";
import { slotModels } from "../../rules/slot_models";
import { winningPlaces } from "../../rules/slots/slot_wins";
import { isSuited, symbolName, symbolSetOf } from "./art";
import { dropsOf, reelStrip } from "./reel_strip";

const models = Object.values(slotModels);

it("stops a reel at the symbols that the rules say, after what was seen before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), fc.nat(4), fc.nat(200), (model, reel, at) => {
      const strip = model.reels[reel] ?? [];
      const stop = at % strip.length;
      const before = model.reels[0]?.slice(-model.rows) ?? [];
      const moving = reelStrip(model, { reel, stop, before });
      const shown = Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length]);
      expect(moving.slice(0, model.rows)).toEqual(shown);
      expect(moving.slice(-model.rows)).toEqual(before);
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
  const places = winningPlaces(grid, wins);
  expect([...winningPlaces(grid, [{ line: 0, symbol: "ace", count: 3 }])]).toEqual(["0 1", "1 1", "2 1"]);
  const ways = winningPlaces(grid, [{ line: -2, symbol: "ace", count: 3 }]);
  expect([...ways]).toEqual(["0 0", "0 1", "1 1", "2 1"]);
  for (const place of ["0 2", "2 0", "3 2", "0 1", "1 1", "2 1"]) expect(places.has(place)).toBe(true);
  expect(places.has("4 1")).toBe(false);
});

it("lets every symbol that stays come down as far as there is room, and the new ones from above the window", () => {
  expect(dropsOf(["a", "b", "c", "d", "e"], (row) => row === 1 || row === 3)).toEqual([2, 2, 2, 1, 0]);
  expect(dropsOf(["a", "b", "c"], () => false)).toEqual([0, 0, 0]);
  expect(dropsOf(["a", "b", "c"], () => true)).toEqual([3, 3, 3]);
});

const crownOf = (...themes: string[]) => symbolName(symbolSetOf({ themes }), "crown");
const dearOf = (themes: readonly string[]) =>
  (["crown", "gem", "bell", "star"] as const).map((symbol) => symbolName(symbolSetOf({ themes }), symbol).split(".").at(-1));

it("gives a game symbols that suit what it is about; what says little counts last, and nobody's themes have a crown", () => {
  expect(crownOf("sweets", "colourful")).toBe(crownOf("fruit"));
  expect(crownOf("pirates", "sea")).toBe(crownOf("of-nobody", "sea"));
  expect(crownOf("animals", "sea")).toBe(crownOf("sea"));
  expect(crownOf("animals")).toBe(crownOf("jungle"));
  expect(crownOf("of-nobody")).toBe(crownOf("knights"));
});

it("lets no title of the demo's catalogue contradict its symbols: each has a theme that its set suits", () => {
  const slots = catalogue.games.filter(({ category }) => category === "slots" || category === "jackpots");
  expect(slots.length).toBeGreaterThan(300);
  expect(slots.filter(({ themes }) => !isSuited(themes)).map(({ id }) => id)).toEqual([]);
  const wrong: [theme: string, symbols: string[]][] = [
    ["sweets", ["acorn", "anchor", "planet"]],
    ["sea", ["acorn", "melon", "planet"]],
    ["space", ["acorn", "anchor", "cherries"]],
    ["egypt", ["acorn", "anchor", "cherries"]],
    ["knights", ["acorn", "anchor", "cherries"]],
  ];
  for (const [theme, never] of wrong)
    for (const { id, themes } of slots.filter((title) => title.themes.includes(theme)))
      expect(
        dearOf(themes).filter((symbol) => never.includes(symbol ?? "")),
        id,
      ).toEqual([]);
});
