import { expect, it } from "vitest";
import { columnId } from "../../../core/column_id";
import { canvasTarget, type SectionBox } from "./canvas_target";

const box = (
  id: string,
  parent: string | null,
  index: number,
  [x, y, width, height]: [number, number, number, number],
  isContainer = false,
): SectionBox => ({
  id,
  parent,
  index,
  isContainer,
  box: { x, y, width, height },
});

const boxes = [
  box("a", null, 0, [0, 0, 100, 100]),
  box("b", null, 1, [0, 120, 100, 200], true),
  box("c", "b", 0, [0, 140, 40, 160]),
  box("d", "b", 1, [60, 140, 40, 160]),
  box("e", null, 2, [0, 340, 100, 60], true),
];

it.each([
  ["above the middle of a section, before it", { x: 50, y: 40 }, { parent: null, index: 0 }],
  ["below the middle of a section, behind it", { x: 50, y: 60 }, { parent: null, index: 1 }],
  ["between two sections, at the nearer one", { x: 50, y: 118 }, { parent: null, index: 1 }],
  ["at the edge of a container, before it", { x: 50, y: 124 }, { parent: null, index: 1 }],
  ["left of the middle of a section in a row, before it", { x: 10, y: 200 }, { parent: "b", index: 0 }],
  ["right of the middle of a section in a row, behind it", { x: 90, y: 200 }, { parent: "b", index: 2 }],
  ["inside an empty container, in it", { x: 50, y: 370 }, { parent: "e", index: 0 }],
  ["below everything, at the end", { x: 50, y: 900 }, { parent: null, index: 3 }],
])("drops %s", (_, point, place) => {
  expect(canvasTarget(boxes, point, new Set())?.place).toEqual(place);
});

it("draws a line down between sections that are side by side, and across between others", () => {
  expect(canvasTarget(boxes, { x: 38, y: 200 }, new Set())?.line).toEqual({ x: 50, y: 140, length: 160, direction: "down" });
  expect(canvasTarget(boxes, { x: 50, y: 90 }, new Set())?.line).toEqual({ x: 0, y: 110, length: 100, direction: "across" });
});

it("lands in a column wherever it is pointed at near one, with its line inside it, empty or not (issue 18)", () => {
  const split = box("s", null, 0, [0, 0, 200, 200], true);
  const columns = [0, 1].map((at) => box(columnId("s", at), "s", at, [at * 100, 20, 90, at === 0 ? 160 : 12], true));
  const drop = (x: number, y: number) => canvasTarget([split, ...columns], { x, y }, new Set());
  expect(drop(140, 21)?.place).toEqual({ parent: columnId("s", 1), index: 0 });
  expect(drop(140, 150)).toEqual({
    place: { parent: columnId("s", 1), index: 0 },
    line: { x: 108, y: 26, length: 74, direction: "across" },
  });
});

it("never drops a section into itself", () => {
  expect(canvasTarget(boxes, { x: 50, y: 370 }, new Set(["e"]))?.place.parent).toBeNull();
});

it("has no place on a page without sections", () => {
  expect(canvasTarget([], { x: 0, y: 0 }, new Set())).toBeNull();
});
