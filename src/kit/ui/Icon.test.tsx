// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Icon } from "./Icon";
import { iconNames } from "./icon_names";
import * as icons from "./icons";

const sprite = readFileSync(path.join(import.meta.dirname, "icons.svg"), "utf8");
const { drawIcon: _, ...drawn } = icons;

afterEach(cleanup);

const nameIn = (container: HTMLElement) => container.querySelector("use")?.getAttribute("href")?.split("#")[1];

it.each(iconNames)("has a drawing of %s, which content may name (npm run icons)", (name) => {
  expect(sprite).toContain(`<g id="${name}" `);
});

it.each(Object.entries(drawn))("has a drawing of %s, which the player shows (npm run icons)", (_, Drawing) => {
  const { container } = render(<Drawing size={18} />);
  expect(sprite).toContain(`<g id="${nameIn(container)}" `);
});

it("draws an icon by its name, hidden from screen readers", () => {
  const { container } = render(<Icon name="trophy" size={24} />);
  expect(nameIn(container)).toBe("trophy");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("24");
});

it("shows a picture where content gives an address", () => {
  const { container } = render(<Icon name="/logos/foyer.svg" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/logos/foyer.svg");
});

it("shows nothing for a name nobody knows", () => {
  expect(render(<Icon name="constructor" />).container.innerHTML).toBe("");
});
