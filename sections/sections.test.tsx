// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, expectTypeOf, it } from "vitest";
import { describeSection } from "../src/testing/describe_section";
import { components } from "./components";
import { editors } from "./editors";
import { icons } from "./icons";
import { isSectionType } from "./registry";
import { schemas, type SectionType } from "./schemas";

const types = Object.keys(schemas) as SectionType[];

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((family) => family.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(import.meta.dirname, name), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(entry.parentPath, entry.name)).includes("index.ts"))
  .map(({ name }) => name);

it("lists every folder in all four lists, and nothing else (L-2.95)", () => {
  for (const list of [schemas, components, editors, icons]) expect(Object.keys(list).sort()).toEqual([...folders].sort());
});

it("tells known types from unknown ones (L-2.97)", () => {
  expect(types.every(isSectionType)).toBe(true);
  expect(["from_the_future", "constructor", "__proto__", ""].some(isSectionType)).toBe(false);
  expectTypeOf(isSectionType).guards.toEqualTypeOf<SectionType>();
});

for (const type of types) describeSection(type);
