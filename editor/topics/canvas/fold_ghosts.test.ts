import { expect, it } from "vitest";
import type { PlacedSection } from "../../../src/layout/place_splits";
import { foldedIn, foldGhosts } from "./fold_ghosts";

const ghost = (id: string): PlacedSection => ({ ...shown(id), ghost: true }) as PlacedSection;
const shown = (id: string, ...sections: PlacedSection[]): PlacedSection => ({
  id,
  name: id,
  type: "group",
  ...(sections.length > 0 ? { sections } : {}),
});
const shape = (sections: readonly PlacedSection[]): string =>
  sections
    .map((one) =>
      foldedIn(one).length > 0 ? `[${foldedIn(one).join("")}]` : one.id + (one.sections ? `(${shape(one.sections)})` : ""),
    )
    .join(" ");

const run = (ids: string) => ids.split("").map(ghost);

it("folds runs of more than three ghosts, wherever they stand", () => {
  const page = [...run("abc"), shown("x", ...run("defg"), shown("y")), ...run("hijkl")];
  expect(shape(foldGhosts(page, new Set()))).toBe("a b c x([defg] y) [hijkl]");
});

it("leaves a run open of which one was unfolded", () => {
  expect(shape(foldGhosts(run("abcd"), new Set(["c"])))).toBe("a b c d");
});

it("keeps the identity of what it does not fold, and of a fold that stays the same", () => {
  const page = [shown("x", shown("y")), ...run("abc")];
  expect(foldGhosts(page, new Set())).toBe(page);
  const ghosts = run("abcd");
  expect(foldGhosts(ghosts, new Set())[0]).toBe(foldGhosts([...ghosts], new Set())[0]);
});
