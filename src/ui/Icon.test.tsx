// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Icon } from "./Icon";
import { iconNames } from "./icon_names";
import { iconSet } from "./icon_set";

afterEach(cleanup);

it("has a drawing for every name it offers", () => {
  expect(Object.keys(iconSet).sort()).toEqual([...iconNames].sort());
});

it("draws an icon by its name, hidden from screen readers", async () => {
  const { container } = await act(async () => render(<Icon name="trophy" size={24} />));
  await expect.poll(() => container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("svg")?.getAttribute("width")).toBe("24");
});

it("shows a picture where content gives an address", () => {
  const { container } = render(<Icon name="/logos/foyer.svg" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/logos/foyer.svg");
});

it("shows nothing for a name nobody knows", () => {
  expect(render(<Icon name="constructor" />).container.innerHTML).toBe("");
});
