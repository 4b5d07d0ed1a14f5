import { expect, it } from "vitest";
import { outlineTarget, type RowBox } from "./outline_target";

const row = (
  id: string,
  parent: string | null,
  index: number,
  top: number,
  kind: "plain" | "open" | "closed" = "plain",
): RowBox => ({
  id,
  parent,
  index,
  isContainer: kind !== "plain",
  isOpen: kind === "open",
  top,
  left: 0,
  width: 200,
  height: 20,
});

const rows = [row("a", null, 0, 0), row("b", null, 1, 20, "open"), row("c", "b", 0, 40), row("d", null, 2, 60, "closed")];

it.each([
  ["the upper half of a row: before it", 5, { parent: null, index: 0 }],
  ["the lower half: behind it", 15, { parent: null, index: 1 }],
  ["the top of a container: before it", 22, { parent: null, index: 1 }],
  ["the middle of a container: at its end", 30, { parent: "b", index: Number.POSITIVE_INFINITY }],
  ["the bottom of an open container: at its start", 38, { parent: "b", index: 0 }],
  ["the bottom of a closed container: behind it", 78, { parent: null, index: 3 }],
  ["below the last row: behind it", 400, { parent: null, index: 3 }],
])("takes %s", (_, y, place) => {
  expect(outlineTarget(rows, y, new Set())?.place).toEqual(place);
});

it("never drops a container into itself", () => {
  expect(outlineTarget(rows, 30, new Set(["b"]))?.place.parent).toBeNull();
});
