import { expect, it } from "vitest";
import { groupModules } from "./group_modules";

/** "money 4000 a b": a module, its size, and the sections that need it. */
const grouped = (...lines: string[]) => {
  const modules = lines.map((line) => {
    const [id = "", size, ...users] = line.split(" ");
    return [id, { size: Number(size), users: new Set(users) }] as const;
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
