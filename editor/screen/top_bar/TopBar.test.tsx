// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renameSection } from "../../core/commands/rename_section";
import { createBackOffice } from "../../workplace/back_office";
import { page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { TopBar } from "./TopBar";

afterEach(cleanup);

const backOffice = createBackOffice({ transport: () => () => new Promise(() => {}) });
const layout = page(section("blank#a"));

it.each([
  ["administrator", "Publish…"],
  ["content_editor", "Ask to publish…"],
] as const)("opens the check for an %s under the verb that is theirs", async (role, verb) => {
  const workplace = createTestWorkplace(layout, {}, role);
  renderAt(workplace, <TopBar backOffice={backOffice} />);
  await userEvent.click(screen.getByRole("button", { name: verb }));
  expect(workplace.workbench.getState().dialog).toBe("publish");
});

it("names the step that undo would take back", async () => {
  const workplace = createTestWorkplace(layout);
  workplace.editor.run(renameSection("a", "b"));
  renderAt(workplace, <TopBar backOffice={backOffice} />);
  await userEvent.click(screen.getByRole("button", { name: "Undo: section renamed" }));
  expect(workplace.editor.getState().page).toEqual(layout);
  expect(screen.getByRole("button", { name: "Redo: section renamed" })).toBeTruthy();
});

it("says whom the page is shown to", () => {
  renderAt(createTestWorkplace(layout, { audience: "paid", country: "NO", device: "phone" }), <TopBar backOffice={backOffice} />);
  expect(screen.getByRole("button", { name: "View as Paid, Norway, en, phone, Now" })).toBeTruthy();
});
