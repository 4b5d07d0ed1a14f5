// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renameSection } from "../../core/commands/rename_section";
import { selectSection } from "../../core/commands/select_section";
import { page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { StatusLine } from "./StatusLine";

afterEach(cleanup);

const way = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

it("leads from the page to what is selected, under the name that it has", () => {
  const workplace = createTestWorkplace(page({ ...section("group#Lobby"), sections: [section("blank#Slots")] }));
  renderAt(workplace, <StatusLine />);
  act(() => void workplace.editor.run(selectSection("Slots")));
  act(() => void workplace.editor.run(renameSection("Slots", "Reels")));
  expect(way().slice(1)).toEqual(["Lobby", "Reels"]);
});

it("names another section under the pointer", () => {
  const workplace = createTestWorkplace(page(section("blank#One"), section("blank#Two")));
  renderAt(workplace, <StatusLine />);
  act(() => void workplace.editor.run(selectSection("One")));
  act(() => workplace.workbench.setState({ hovered: "Two" }));
  expect(screen.getByText("Two")).toBeTruthy();
  act(() => void workplace.editor.run(selectSection("Two")));
  expect(screen.getAllByText("Two")).toHaveLength(1); // on the way alone
});
