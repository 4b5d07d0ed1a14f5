// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { selectSection } from "../../core/commands/select_section";
import { outline, page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import CommandPalette from "./CommandPalette";

afterEach(cleanup);
beforeEach(() => window.localStorage.clear());

function open(selected: string | null) {
  const hidden = { ...section("blank#Slots"), countries: { restrictedCountries: ["NO"] } };
  const workplace = createTestWorkplace(page(section("blank#Hero"), section("group#Lobby", hidden)), { country: "NO" });
  workplace.editor.run(selectSection(selected));
  workplace.workbench.setState({ dialog: "commands" });
  renderAt(workplace, <CommandPalette onOpenPage={() => {}} />);
  return workplace;
}

const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("does by keyboard alone what was typed, to what is selected", async () => {
  const workplace = open("Hero");
  await userEvent.type(screen.getByRole("combobox"), "dupl{Enter}");
  await waitFor(() => expect(workplace.editor.getState().page.sections.length).toBe(3));
  expect(workplace.workbench.getState().dialog).toBeNull();
});

it("has done what was chosen before the next key is pressed", async () => {
  const workplace = open("Hero");
  const input = screen.getByRole("combobox");
  await userEvent.type(input, "dupl");
  fireEvent.keyDown(input, { key: "Enter" });
  await Promise.resolve(); // no frame has been drawn, no other key has come
  expect(workplace.editor.getState().page.sections.length).toBe(3);
});

it("hides a section in a country, the persona's own first, and shows it there again", async () => {
  const workplace = open("Hero");
  await userEvent.type(screen.getByRole("combobox"), "hide nor");
  expect(options()[0]).toBe("Hide it in Norway");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(workplace.editor.getState().page.sections[0]?.countries).toEqual({ restrictedCountries: ["NO"] }));
  cleanup();
  renderAt(workplace, <CommandPalette onOpenPage={() => {}} />);
  await userEvent.type(screen.getByRole("combobox"), "show norway{Enter}");
  await waitFor(() => expect(workplace.editor.getState().page.sections[0]?.countries).toBeUndefined());
});

it("goes to a hidden section and says why it is hidden", async () => {
  const workplace = open(null);
  await userEvent.type(screen.getByRole("combobox"), "slots");
  expect(options()).toContain("Slotsrestricted countries include NO");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(workplace.editor.getState().selected).toBe("Slots"));
});

it("adds a section of a type", async () => {
  const workplace = open("Hero");
  await userEvent.type(screen.getByRole("combobox"), "add space{Enter}");
  await waitFor(() =>
    expect(workplace.editor.getState().page.sections.map(({ type }) => type)).toEqual(["blank", "blank", "group"]),
  );
  expect(outline(workplace.editor.getState().page.sections)).toMatch(/^Hero \w+ Lobby/);
});

it("remembers what was used last, and says so when nothing fits", async () => {
  const workplace = open("Hero");
  await userEvent.type(screen.getByRole("combobox"), "zoom in{Enter}");
  await waitFor(() => expect(workplace.workbench.getState().dialog).toBeNull());
  cleanup();
  renderAt(workplace, <CommandPalette onOpenPage={() => {}} />);
  expect(options()[0]).toMatch(/^Zoom in/);
  await userEvent.type(screen.getByRole("combobox"), "qqqqqq");
  expect(screen.getByText("Nothing matches “qqqqqq”")).toBeTruthy();
});
