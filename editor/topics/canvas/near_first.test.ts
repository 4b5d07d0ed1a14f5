import { expect, it } from "vitest";
import { nearFirst } from "./near_first";

const section = (id: string, name = id) => ({ id, name, type: "blank" });
const ids = Array.from({ length: 20 }, (_, index) => `s${index}`);
const before = ids.map((id) => section(id));
const near = () => new Set(["s0", "s1", "fresh"]);

it("shows a change of few sections at once, wherever they are", () => {
  const after = before.with(19, section("s19", "changed"));
  expect(nearFirst(after, before, near)).toBe(after);
});

it("lets the far ones of many changed sections wait, and no others", () => {
  const after = ids.map((id) => section(id, "changed"));
  const shown = nearFirst(after, before, near);
  expect(shown.map(({ name }) => name)).toEqual(["changed", "changed", ...ids.slice(2)]);
});

it("puts what is new, moved or removed into its place at once", () => {
  const after = [section("fresh"), ...ids.slice(1).map((id) => section(id, "changed"))].reverse();
  const shown = nearFirst(after, before, near);
  expect(shown.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
  expect(shown.at(-1)).toBe(after.at(-1));
});
