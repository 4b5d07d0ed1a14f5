import { describe, expect, it } from "vitest";
import { outline, page, section } from "../testing/build";
import { find, flatten, height, insert, isInside, move, path, placeOf, placesIn, remove, size, update } from "./tree";

const { sections } = page(
  section("banner#a"),
  section("group#b", section("banner#c"), section("group#d", section("banner#e"))),
  section("banner#f"),
);

describe("looking", () => {
  it("finds a section and the way to it", () => {
    expect(find(sections, "e")?.id).toBe("e");
    expect(path(sections, "e").map(({ id }) => id)).toEqual(["b", "d", "e"]);
    expect(find(sections, "nobody")).toBeNull();
  });

  it.each([
    ["f", { parent: null, index: 2 }],
    ["d", { parent: "b", index: 1 }],
    ["nobody", null],
  ])("knows the place of %s", (id, place) => {
    expect(placeOf(sections, id)).toEqual(place);
  });

  it("knows all places at once", () => {
    expect([...placesIn(sections)].map(([id, { parent, index }]) => [id, parent, index])).toEqual(
      flatten(sections).map(({ id }) => [id, ...Object.values(placeOf(sections, id) ?? {})]),
    );
  });

  it("knows what is inside what", () => {
    const b = find(sections, "b") ?? section("");
    expect([isInside(b, "e"), isInside(b, "b"), isInside(b, "a"), isInside(b, null)]).toEqual([true, true, false, false]);
    expect([height(b), size(b), flatten(sections).length]).toEqual([3, 4, 6]);
  });
});

describe("changing", () => {
  it("keeps every untouched branch", () => {
    const next = update(sections, "e", (one) => ({ ...one, name: "new" }));
    expect(next[0]).toBe(sections[0]);
    expect(next[1]?.sections?.[0]).toBe(sections[1]?.sections?.[0]);
    expect(find(next, "e")?.name).toBe("new");
  });

  it("answers the very same forest where nothing changes", () => {
    expect(update(sections, "e", (one) => one)).toBe(sections);
    expect(update(sections, "nobody", (one) => ({ ...one }))).toBe(sections);
    expect(remove(sections, "nobody")).toBe(sections);
    expect(move(sections, "c", { parent: "b", index: 1 })).toBe(sections);
  });

  it.each([
    ["a", { parent: null, index: 3 }, "b(c d(e)) f a"],
    ["f", { parent: "d", index: 0 }, "a b(c d(f e))"],
    ["e", { parent: null, index: 1 }, "a e b(c d) f"],
    ["d", { parent: "b", index: 0 }, "a b(d(e) c) f"],
  ])("moves %s to %j", (id, to, expected) => {
    expect(outline(move(sections, id, to))).toBe(expected);
  });

  it("puts a section into a container that is empty", () => {
    expect(outline(insert([section("group#x")], section("banner#y"), { parent: "x", index: 0 }))).toBe("x(y)");
  });
});

it("walks a page of 1,000 sections once per change, however deep they lie", () => {
  const wide = Array.from({ length: 1000 }, (_, index) => section(`group#s${index}`, section(`banner#t${index}`)));
  let reads = 0;
  const counted = wide.map(
    (one) => new Proxy(one, { get: (target, key) => ((reads += key === "id" ? 1 : 0), Reflect.get(target, key)) }),
  );
  update(counted, "t999", (one) => ({ ...one, name: "new" }));
  expect(reads).toBeLessThanOrEqual(2000);
});
