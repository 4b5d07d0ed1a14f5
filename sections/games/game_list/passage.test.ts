import { expect, it } from "vitest";
import { atRest, noRows, type Passage, pass, shownRows } from "./passage";

const screen = 900;

/** Where one is after each frame, from pixels and milliseconds. */
function scroll(frames: readonly (readonly [y: number, at: number])[], from: Passage = atRest) {
  const seen: boolean[] = [];
  let passage = from;
  for (const [y, at] of frames) {
    passage = pass(passage, { at, screens: y / screen });
    seen.push(passage.isPassing);
  }
  return { seen, passage };
}

/** A second at so many pixels a second, in frames of so many ms. */
const steady = (speed: number, frame = 1000 / 60) =>
  Array.from({ length: Math.ceil(1000 / frame) }, (_, at) => [(speed * at * frame) / 1000, at * frame] as const);

it.each([500, 2000, 4000, 6000, 9000])("nothing flies past at %d pixels a second, however seldom frames come", (speed) => {
  for (const frame of [7, 1000 / 60, 33, 50, 110, 260]) expect(scroll(steady(speed, frame)).seen).not.toContain(true);
});

it("a frame that comes late, and the next one early, are not taken for speed", () => {
  for (const [frame, by] of [
    [1000 / 60, 90],
    [120, 110],
    [200, 190],
  ] as const) {
    const late = steady(6000, frame).map(([y, at], index) => [y, at + (index % 4 === 0 ? by : 0)] as const);
    expect(scroll(late).seen).not.toContain(true);
  }
});

it.each([19_000, 60_000])("cards fly past at %d pixels a second", (speed) => {
  for (const frame of [7, 1000 / 60, 50, 110]) {
    const { seen } = scroll(steady(speed, frame));
    expect(seen.at(-1)).toBe(true);
    expect(seen.filter((isPassing) => !isPassing).length).toBeLessThanOrEqual(Math.max(5, 250 / frame + 1));
  }
});

it("one jump from rest, however far, is not speed: the end key, a link, the way back", () => {
  const there = [[200_000, 2000] as const, [200_000, 2016] as const, [200_002, 2400] as const];
  expect(scroll([...steady(300), ...there]).seen).not.toContain(true);
});

it("a page down, drawn in 150 ms, is not speed, nor are two a second", () => {
  const down = (at: number, from: number) =>
    Array.from({ length: 10 }, (_, frame) => [from + frame * 80, at + frame * 16] as const);
  expect(scroll([...down(0, 0), ...down(500, 720), ...down(1000, 1440)]).seen).not.toContain(true);
});

it("is over as soon as it is clearly slower, and not at each small change", () => {
  const { passage } = scroll(steady(19_000));
  const then = (speed: number) => steady(speed).map(([y, at]) => [19_000 + y, 1000 + at] as const);
  expect(scroll(then(10_000), passage).seen).not.toContain(false);
  expect(scroll(then(4000), passage).seen.at(-1)).toBe(false);
});

it("what was there stays whole, what comes while a page flies past is light, and all of it is whole afterwards", () => {
  const rest = shownRows(noRows, [0, 1, 2, 3], false);
  expect(rest).toEqual({ rows: [0, 1, 2, 3], passing: new Set() });
  const flying = shownRows(rest, [2, 3, 4, 5], true);
  expect(flying).toEqual({ rows: [2, 3, 4, 5], passing: new Set([4, 5]) });
  expect(shownRows(flying, [2, 4, 5, 6], true)).toEqual({ rows: [2, 4, 5, 6], passing: new Set([4, 5, 6]) });
  expect(shownRows(flying, [2, 4, 5, 6], false)).toEqual({ rows: [2, 4, 5, 6], passing: new Set() });
});
