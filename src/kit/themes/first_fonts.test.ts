import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { themes } from "../../../schemas/settings";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
const facesIn = (css: string) => css.match(/@font-face \{[^}]*\}/g) ?? [];

it("has every face a second time for the first look, from the same file, where one that comes late is not used", () => {
  const faces = facesIn(read("fonts.css"));
  expect(faces.length).toBe(12);
  const first = faces.map((face) => face.replace(/font-family: "(.*)"/, 'font-family: "$1 First"').replace("swap", "optional"));
  expect(facesIn(read("first_fonts.css"))).toEqual(first);
});

it.each(themes)("uses no face of %s on the first look that may come late, and all of them after it", (theme) => {
  const lists = [...read(`${theme}.css`).matchAll(/--font-(?:text|display):\s*([^;]+);/g)].map(([, list = ""]) =>
    list.split(",").map((name) => name.trim().replaceAll('"', "")),
  );
  expect(lists.length).toBe(4);
  const [text = [], display = [], firstText = [], firstDisplay = []] = lists;
  for (const [all, first] of [
    [text, firstText],
    [display, firstDisplay],
  ] as const) {
    expect(all.slice(0, 2)).toEqual([`${all[1]} First`, all[1]]);
    expect(first).toEqual(all.filter((name) => name !== all[1]));
  }
});
