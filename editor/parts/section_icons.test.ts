import { expect, it } from "vitest";
import { icons } from "../../sections/icons";
import { sectionIcons } from "./section_icons";

it.each(Object.entries(icons))("has the icon that %s names", (_type, icon) => {
  expect(Object.keys(sectionIcons)).toContain(icon);
});
