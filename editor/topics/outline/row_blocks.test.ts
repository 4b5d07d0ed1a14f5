import { expect, it } from "vitest";
import { section } from "../../testing/build";
import { piecesOf, placesOf } from "./row_blocks";

const row = (id: string, depth = 0) => ({
  section: section(`blank#${id}`),
  depth,
  isExpandable: false,
  isHidden: false,
  isInvalid: false,
  isUnknown: false,
});
const many = Array.from({ length: 10_000 }, (_, index) => row(`r${index}`));

it("keeps a long list to the blocks that are shown and the room between them (issue 18: large pages)", () => {
  const shown = new Set([0, 1, 250]);
  const pieces = piecesOf(many, (block) => shown.has(block), placesOf(many));
  expect(pieces.map((piece) => ("left" in piece ? piece.left : piece.rows.length))).toEqual([20, 20, 4960, 20, 4980]);
  expect(pieces.map(({ block }) => block)).toEqual([0, 1, 2, 250, 251]);
});

it("says of each row where it stands while not all are there, and of none otherwise", () => {
  const [, , , part] = piecesOf(many, (block) => block < 2 || block === 250, placesOf(many));
  expect(part && "rows" in part && part.rows[3]?.place).toEqual({ number: 5004, count: 10_000 });
  const few = many.slice(0, 30);
  const whole = piecesOf(few, () => true, placesOf(few));
  expect(whole.flatMap((piece) => ("rows" in piece ? piece.rows : [])).every(({ place }) => place === undefined)).toBe(true);
});

it("counts rows among those that have the same holder", () => {
  const rows = [row("a"), row("a1", 1), row("a2", 1), row("b"), row("b1", 1), row("c")];
  const placeAt = placesOf(rows);
  expect(rows.map((_, index) => placeAt(index)).map((place) => `${place?.number}/${place?.count}`)).toEqual([
    "1/3",
    "1/2",
    "2/2",
    "2/3",
    "1/1",
    "3/3",
  ]);
});
