// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchForAway } from "./away";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
let watching: ReturnType<typeof watchForAway> | undefined;
afterEach(() => {
  watching?.stop();
  vi.useRealTimers();
});

const minutes = 60_000;

function watch() {
  const state = { isAway: false, hasLeft: false };
  watching = watchForAway({
    window: window as Window & typeof globalThis,
    awayAfter: 5 * minutes,
    isAway: () => state.isAway,
    setAway: (isAway) => (state.isAway = isAway),
    leave: () => (state.hasLeft = true),
  });
  return { state, watching };
}
const pass = (time: number) => vi.advanceTimersByTime(time);

it("says that somebody is away after five minutes without a move, and not before (L-4.28, L-9.06)", () => {
  const { state } = watch();
  pass(4 * minutes);
  window.dispatchEvent(new Event("pointermove"));
  pass(4 * minutes);
  expect(state.isAway).toBe(false);
  pass(1 * minutes);
  expect(state.isAway).toBe(true);
});

it("leads to the lobby after thirty minutes, and then they are not away any more (L-9.07)", () => {
  const { state } = watch();
  pass(29 * minutes);
  expect(state).toEqual({ isAway: true, hasLeft: false });
  pass(1 * minutes);
  expect(state).toEqual({ isAway: false, hasLeft: true });
  expect(localStorage.length).toBe(0);
});

it("stays away after a reload, and comes back when asked to (L-4.30, L-4.31)", () => {
  watch().watching.set(true);
  watching?.stop();
  const { state, watching: again } = watch();
  expect(state.isAway).toBe(true);
  window.dispatchEvent(new Event("pointermove"));
  expect(state.isAway).toBe(true);
  again.set(false);
  expect(state.isAway).toBe(false);
  pass(4 * minutes);
  expect(state.isAway).toBe(false);
});

it("comes back when something is done in the game (L-4.31)", () => {
  const { state, watching: one } = watch();
  one.set(true);
  one.heard();
  expect(state.isAway).toBe(false);
});

it.each(["rubbish", "-5", "99999999999999"])("lives with %s in the browser's storage", (kept) => {
  localStorage.setItem("game.away", kept);
  expect(watch().state.isAway).toBe(false);
});

it.each([
  ["older than what leads to the lobby", () => pass(31 * minutes)],
  ["of another game", () => window.history.replaceState(null, "", "/games/another")],
])("takes nobody out of a game by a mark that is %s (L-4.30)", (_, change) => {
  watch().watching.set(true);
  watching?.stop();
  change();
  const { state } = watch();
  expect(state).toEqual({ isAway: false, hasLeft: false });
  pass(4 * minutes);
  expect(state).toEqual({ isAway: false, hasLeft: false });
});

it("gives who reloads the page the whole time again until the lobby", () => {
  watch().watching.set(true);
  watching?.stop();
  pass(29 * minutes);
  const { state } = watch();
  pass(29 * minutes);
  expect(state).toEqual({ isAway: true, hasLeft: false });
});
