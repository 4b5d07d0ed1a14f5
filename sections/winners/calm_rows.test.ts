import fc from "fast-check";
import { expect, it } from "vitest";
import { type CalmRows, offerRows, showAll, showNext } from "./calm_rows";

const row = (id: number) => ({ id, time: new Date(id * 1_000).toISOString() });
const rows = (...ids: number[]) => ids.map(row);
const ids = ({ shown, waiting }: CalmRows<{ id: number; time: string }>) => [
  shown.map(({ id }) => id),
  waiting.map(({ id }) => id),
];
const nothing = { shown: [], waiting: [] };

it("shows the first rows at once, and lets later ones wait for their turn", () => {
  const first = offerRows(nothing, rows(3, 2, 1), 3);
  expect(ids(first)).toEqual([[3, 2, 1], []]);
  const heard = offerRows(first, rows(5, 4, 3), 3);
  expect(ids(heard)).toEqual([
    [3, 2, 1],
    [5, 4],
  ]);
  expect(ids(showNext(heard, 3))).toEqual([[4, 3, 2], [5]]);
  expect(ids(showAll(heard, 3))).toEqual([[5, 4, 3], []]);
});

it("passes over rows that newer ones would push out at once", () => {
  const heard = offerRows(offerRows(nothing, rows(1), 2), rows(2, 3, 4, 5, 6), 2);
  expect(ids(showNext(heard, 2))).toEqual([[5, 1], [6]]);
});

it("shows each row once, newest first, whatever is heard twice, late or out of order", () => {
  const offers = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 6 }), (heard, limit) => {
      let state: CalmRows<{ id: number; time: string }> = nothing;
      for (const [index, offer] of heard.entries()) {
        state = offerRows(state, rows(...new Set(offer)), limit);
        if (index % 2 === 1) state = showNext(state, limit);
        const known = [...state.shown, ...state.waiting].map(({ id }) => id);
        expect(new Set(known).size).toBe(known.length);
        expect(state.shown.length).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
