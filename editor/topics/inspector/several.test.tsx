// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { selectSections } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { Inspector } from "./Inspector";

afterEach(cleanup);
const user = userEvent.setup();

/** A blank, another one that only users see, and a countdown, all of them selected. */
async function show(...ids: string[]) {
  const workplace = createTestWorkplace(
    page(
      { ...section("blank#a"), props: { title: { en: "One" } } },
      { ...section("blank#b"), access: "user", props: { title: { en: "Two" } } },
      section("countdown#c"),
    ),
  );
  workplace.editor.run(selectSections(ids));
  renderAt(workplace, <Inspector />);
  await screen.findByText(/sections selected/); // its code comes when it is needed
  return { editor: workplace.editor, of: (id: string) => find(workplace.editor.getState().page.sections, id) };
}

it("sets a rule of all selected sections in one step", async () => {
  const { editor, of } = await show("a", "b", "c");
  expect(screen.getByText("3 sections selected")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Rules" }));
  await user.click(screen.getByRole("checkbox", { name: "Players" }));
  expect(["a", "b", "c"].map((id) => of(id)?.audiences)).toEqual([{ players: true }, { players: true }, { players: true }]);
  editor.undo();
  expect(["a", "b", "c"].map((id) => of(id)?.audiences)).toEqual([undefined, undefined, undefined]);
});

it("says where they differ, until somebody sets all", async () => {
  const { of } = await show("a", "b");
  await user.click(screen.getByRole("tab", { name: "Rules" }));
  await user.click(screen.getByRole("button", { name: "Access" }));
  await user.click(screen.getByRole("radio", { name: "Guest" }));
  expect([of("a")?.access, of("b")?.access]).toEqual(["guest", "guest"]);
});

it("goes on taking what is typed once they are the same", async () => {
  const { of, editor } = await show("a", "b");
  await user.click(screen.getByRole("button", { name: "Title" }));
  await user.keyboard("Both");
  expect([of("a")?.props, of("b")?.props]).toEqual([{ title: { en: "Both" } }, { title: { en: "Both" } }]);
  expect(editor.getState().steps).toBe(1);
});

it("offers what types of their own have in common, and nothing else", async () => {
  await show("a", "c");
  expect(screen.getByText("Title")).toBeTruthy();
  expect(screen.queryByLabelText("Height on phones")).toBeNull();
});
