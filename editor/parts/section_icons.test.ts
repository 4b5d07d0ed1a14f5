import { expect, it } from "vitest";
import { editorOf, sectionTypes } from "../workplace/section_types";
import { sectionIcons } from "./section_icons";

it.each(sectionTypes)("has the icon that %s names", (type) => {
  expect(Object.keys(sectionIcons)).toContain(editorOf(type)?.icon);
});
