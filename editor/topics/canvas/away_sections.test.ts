import { expect, it } from "vitest";
import { type Away, awaySections, isAway } from "./away_sections";

const section = (id: string) => ({ id, name: id, type: "blank", props: { text: "long" } });
const page = [section("a"), section("b"), { ...section("holder"), sections: [section("inner")] }, section("c")];
const ghost = { id: "g", name: "g", type: "blank", ghost: true };
const none = [null];

it("leaves out what is far, which together leave room as high as they were", () => {
  const { leaveOut, remember } = awaySections();
  remember("b", 77);
  const shown = leaveOut(page, new Set(["a"]), none);
  expect(shown[0]).toBe(page[0]);
  expect(shown.slice(1).map((one) => isAway(one) && one.away)).toEqual([
    { ids: ["b", "holder", "c"], height: 77 + 420 + 420, ghosts: new Set() },
  ]);
});

it("leaves as few rooms for ten thousand sections as for ten (issue 18: large pages)", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => section(`s${index}`));
  const shown = awaySections().leaveOut(many, new Set(["s0", "s1", "s5000"]), ["s9999"]);
  expect(shown.map((one) => (isAway(one) ? one.away.ids.length : one.id))).toEqual(["s0", "s1", 4998, "s5000", 4998, "s9999"]);
});

it("keeps what holds the selected section, and folded ghosts, which open when one of them is selected", () => {
  const fold = { ...ghost, folded: ["g", "h"] };
  const shown = awaySections().leaveOut([...page, fold], new Set(), ["inner"]);
  expect(shown.filter((one) => !isAway(one)).map(({ id }) => id)).toEqual(["holder", "g"]);
});

it("takes the height of a ghost from its style, and keeps identity while nothing changes", () => {
  const { leaveOut, remember } = awaySections();
  remember("g", 600);
  const [left] = leaveOut([ghost, section("a")], new Set(), none);
  expect(left && isAway(left) && left.away).toEqual({ ids: ["g", "a"], height: 420, ghosts: new Set(["g"]) });
  expect(leaveOut([ghost, section("a")], new Set(), none)[0]).toBe(left);
  expect(leaveOut([section("a"), ghost], new Set(), none)[0]).not.toBe(left);
});

it("knows where in a room each section would stand, ghosts and gaps counted", () => {
  const { leaveOut, remember, standingIn } = awaySections();
  remember("b", 77);
  const [left] = leaveOut([section("a"), ghost, section("b"), section("c")], new Set(), none);
  expect(standingIn(left as Away, 1000, [1430, 1500], { gap: 10, ghost: 32 })).toEqual([
    { id: "g", top: 1430, bottom: 1462 },
    { id: "b", top: 1472, bottom: 1549 },
  ]);
});
