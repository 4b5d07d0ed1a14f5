import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { setRule } from "./set_rule";

it("sets a rule and takes it away", () => {
  const editor = createEditor({ page: page(section("banner#a")) }, types);
  const countries = { allowedCountries: ["DE"] };
  editor.run(setRule("a", "countries", countries));
  expect(editor.getState().page.sections[0]?.countries).toEqual(countries);
  editor.run(setRule("a", "countries", undefined));
  expect(editor.getState().page.sections[0]).toEqual(section("banner#a"));
});
