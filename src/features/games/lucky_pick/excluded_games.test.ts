// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { excludedGames, excludedKey, excludeGame } from "./excluded_games";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const minute = 60_000;

it("leaves each game out for an hour of its own (L-4.42, L-9.13)", () => {
  excludeGame(window, "ember-drake", 0);
  excludeGame(window, "deep-nine", 30 * minute);
  expect(excludedGames(window, 59 * minute)).toEqual(["ember-drake", "deep-nine"]);
  expect(excludedGames(window, 60 * minute)).toEqual(["deep-nine"]);
  expect(excludedGames(window, 90 * minute)).toEqual([]);
});

it("begins a game's hour again when it is left out again", () => {
  excludeGame(window, "ember-drake", 0);
  excludeGame(window, "ember-drake", 50 * minute);
  expect(excludedGames(window, 100 * minute)).toEqual(["ember-drake"]);
});

it("leaves nothing out for longer than an hour, whatever the clock was when it was written", () => {
  excludeGame(window, "ember-drake", 500 * minute);
  expect(excludedGames(window, 0)).toEqual([]);
});

it.each([["no JSON at all"], ['{"ember-drake":1}'], ["[[1,2]]"], ["null"]])(
  "says that %s is broken, and takes it away (L-8.15)",
  (kept) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    localStorage.setItem(excludedKey, kept);
    expect(excludedGames(window)).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    expect(localStorage.getItem(excludedKey)).toBeNull();
  },
);

it("lives with a storage that is full or switched off (L-8.15)", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  excludeGame(window, "ember-drake");
  expect(excludedGames(window)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});
