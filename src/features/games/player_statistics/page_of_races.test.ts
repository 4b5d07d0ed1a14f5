import { expect, it } from "vitest";
import { pageOfRaces } from "./page_of_races";

const races = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  [0, 1, [], [], 0],
  [2, 1, [1, 2], [], 0],
  [5, 1, [1, 2], [3, 4, 5], 1],
  [20, 5, [1, 2], [19, 20], 5],
  [20, 9, [1, 2], [19, 20], 5],
  [31, 5, [1, 2], [19, 20], 5],
])(
  "shows of %i races on page %i two cards, and four others at most (C-4.69, C-9.26, D-20)",
  (count, page, cards, rows, pages) => {
    expect(pageOfRaces(races(count), page)).toMatchObject({ cards, rows, pages });
  },
);
