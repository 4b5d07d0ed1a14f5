import { expect, it } from "vitest";
import { awaySections, isAway } from "./away_sections";

const section = (id: string) => ({ id, name: id, type: "blank", props: { text: "long" } });
const page = [section("a"), section("b"), { ...section("holder"), sections: [section("inner")] }, section("c")];
const none = [null];

it("leaves out what is far, in its place and as high as it was", () => {
  const { leaveOut, remember } = awaySections();
  remember("b", 77);
  const shown = leaveOut(page, new Set(["a"]), none);
  expect(shown[0]).toBe(page[0]);
  expect(shown.slice(1).map((one) => isAway(one) && [one.id, one.away])).toEqual([
    ["b", 77],
    ["holder", 420],
    ["c", 420],
  ]);
});

it("keeps what holds the selected section, and folded ghosts, which open when one of them is selected", () => {
  const fold = { id: "g", name: "g", type: "blank", ghost: true, folded: ["g", "h"] };
  const shown = awaySections().leaveOut([...page, fold], new Set(), ["inner"]);
  expect(shown.filter((one) => !isAway(one)).map(({ id }) => id)).toEqual(["holder", "g"]);
});

it("takes the height of a ghost from its style, and keeps identity while nothing changes", () => {
  const { leaveOut, remember } = awaySections();
  const ghost = { id: "g", name: "g", type: "blank", ghost: true };
  remember("g", 600);
  const [left] = leaveOut([ghost], new Set(), none);
  expect(left).toMatchObject({ id: "g", away: null });
  expect(leaveOut([ghost], new Set(), none)[0]).toBe(left);
});
