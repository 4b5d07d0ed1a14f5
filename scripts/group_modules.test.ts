import { expect, it } from "vitest";
import { groupModules } from "./group_modules";

/** "money 4000 a b > heart": a module, its size, the sections that need it, and what it imports. */
const grouped = (...lines: string[]) => {
  const modules = lines.map((line) => {
    const [needed = "", imports = ""] = line.split(" > ");
    const [id = "", size, ...users] = needed.split(" ");
    return [id, { size: Number(size), users: new Set(users), imports: imports.split(" ") }] as const;
  });
  return groupModules(new Map(modules)).map(({ ids }) => ids.join("+"));
};

it("puts together what the same sections need", () => {
  expect(grouped("card 9000 row list", "money 9000 profile limits", "heart 500 list row")).toEqual(["card+heart", "money"]);
});

it("spares a section what only others need, however many they are", () => {
  expect(grouped("text 3000 faq a b c d", "card 9000 a b c d")).toEqual(["text", "card"]);
});

it("makes one file of two where a second costs more than what it brings for nothing", () => {
  expect(grouped("text 3000 faq a b c d", "tiny 100 a b c d")).toEqual(["text+tiny"]);
});

it("puts first what most sections need, so that what it takes with it is needed there too", () => {
  expect(grouped("few 9000 a b", "many 9000 a b c")).toEqual(["many", "few"]);
});

it("spares a section what only others need because a file imports it", () => {
  const card = "card 3000 list row a b c d e";
  expect(grouped("drag 400 tabs list row", "row 400 list row", card)).toEqual(["card", "drag+row"]);
  expect(grouped("drag 400 tabs list row", "row 400 list row > card", card)).toEqual(["card", "drag", "row"]);
});

it("puts what is imported before what imports it, where as many need both", () => {
  expect(grouped("tile 9000 a b c > heart", "heart 9000 d e a b c")).toEqual(["heart", "tile"]);
  expect(grouped("row 900 a b > card", "drag 9000 a b c > row", "card 9000 a b c d")).toEqual(["card", "row+drag"]);
});
