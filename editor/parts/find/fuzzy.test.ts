import { expect, it } from "vitest";
import { findIn, likeIt } from "./fuzzy";

const texts = ["Hide this section", "Hide it in Norway", "Hide it in Northern Mariana Islands", "Lobby", "Größte Gewinne"];
const found = (typed: string) => findIn(texts, typed).map(({ index }) => texts[index]);

it("finds what holds all words, in any order", () => {
  expect(found("hide norw")).toEqual(["Hide it in Norway"]);
  expect(found("nor hide").sort()).toEqual(["Hide it in Northern Mariana Islands", "Hide it in Norway"]);
  expect(found("größte")).toEqual(["Größte Gewinne"]);
});

it("forgives a wrong letter only where nothing fits exactly", () => {
  expect(found("lobyb")).toEqual(["Lobby"]);
  expect(found("loby")).toEqual(["Lobby"]);
  expect(found("xyz")).toEqual([]);
});

it("says where what was typed stands", () => {
  const [best] = findIn(texts, "lob");
  expect(best && texts[best.index]?.slice(best.ranges[0], best.ranges[1])).toBe("Lob");
});

it("answers with nothing to an empty search", () => {
  expect([findIn(texts, ""), likeIt(texts, " ")]).toEqual([[], []]);
});
