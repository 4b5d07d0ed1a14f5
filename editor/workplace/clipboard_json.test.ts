import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxDepth, maxSections } from "../../schemas/page";
import { section } from "../testing/build";
import { readClipboard, writeClipboard } from "./clipboard_json";
import { needsOf } from "../topics/clipboard/needs_of";

const needs = { games: [], images: [], pages: [], sections: [] };
const text = (sections: unknown, more = {}) =>
  JSON.stringify({ foyer: "sections", version: 1, origin: "https://a.test", sections, ...more });

it("reads what it wrote, unknown types, fields and rules included (product.md, 6)", () => {
  const future = { ...section("wheel_of_2031#w"), props: { deep: [{ x: null }], constructor: "own" }, rule_of_2031: { a: 1 } };
  const copied = { origin: "https://a.test", sections: [section("group#g", future)], needs };
  expect(readClipboard(writeClipboard(copied))).toEqual(copied);
});

describe("passes over", () => {
  const tower = (depth: number): object =>
    depth === 0 ? section("blank#x") : { ...section(`group#g${depth}`), sections: [tower(depth - 1)] };
  it.each([
    ["another text", "Play safely"],
    ["JSON of something else", JSON.stringify({ sections: [section("blank#a")] })],
    ["another version", text([section("blank#a")], { version: 2 })],
    ["no sections", text([])],
    ["something that is no section", text([{ id: "a" }])],
    ["the same id twice", text([section("blank#a"), section("blank#a")])],
    ["sections nested deeper than a page may be", text([tower(maxDepth + 1)])],
    ["more sections than a page may hold", text(Array.from({ length: maxSections + 1 }, (_, n) => section(`blank#s${n}`)))],
    ["JSON that nests without end", `{"foyer":${"[".repeat(200_000)}`],
    ["a list of needs without end", text([section("blank#a")], { needs: { ...needs, games: Array(2000).fill("x") } })],
  ])("%s", (_, given) => {
    expect(readClipboard(given)).toBeNull();
  });
});

it("takes the key away that would set a prototype, and keeps its own words for the rest", () => {
  const hostile =
    '[{"id":"a","name":"a","type":"blank","__proto__":{"isVisible":false},"props":{"__proto__":{"polluted":1},"prototype":2}}]';
  const [one] = readClipboard(text([]).replace("[]", hostile))?.sections ?? [];
  expect(one).toEqual({ id: "a", name: "a", type: "blank", props: { prototype: 2 } });
  expect([({} as { polluted?: number }).polluted, one && Object.getPrototypeOf(one)]).toEqual([undefined, Object.prototype]);
});

it("never fails, whatever is in the clipboard", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => text(JSON.parse(json))),
      ),
      (given) => {
        const read = readClipboard(given);
        expect(read === null || read.sections.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it("lists the games, pictures, pages and sections that sections need", () => {
  const sections = [
    { ...section("game_detail#d"), props: { game: "deep-nine" } },
    {
      ...section("game_carousel#c"),
      props: { source: { kind: "gameCodes", value: "crash, dice,:game" }, showAll: { url: "/casino/new?x=1" } },
    },
    {
      ...section("banner#b"),
      props: { banner: { bannerImageUrl: { src: "/api/core/casino/assets/hero.jpg" }, bannerCtaLink: "/offers" } },
    },
    { ...section("nested_page#n"), props: { pageSlug: "terms" } },
    { ...section("split-view#s"), props: { columns: [["b", "Elsewhere"]] } },
  ];
  expect(needsOf(sections)).toEqual({
    games: ["deep-nine", "crash", "dice"],
    images: ["/api/core/casino/assets/hero.jpg"],
    pages: ["/casino/new?x=1", "/offers", "terms"],
    sections: ["Elsewhere"],
  });
});
