// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import type { Command } from "../../core/command";
import { moveSection } from "../../core/commands/move_section";
import { renameSection } from "../../core/commands/rename_section";
import { selectSection } from "../../core/commands/select_section";
import { page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { useEditorState } from "../../workplace/use_editor";
import type { Workbench } from "../../workplace/workbench";
import { Inspector } from "./Inspector";

afterEach(cleanup);
Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /name/i }).value;

/** What the inspector was about in the commit that showed the command on the canvas, and in the end. */
function seen(command: Command, workbench: Partial<Workbench> = {}) {
  const workplace = createTestWorkplace(page(section("blank#One"), section("blank#Two")));
  workplace.editor.run(selectSection("One"));
  const commits: string[] = [];
  function Canvas() {
    const now = useEditorState((state) => state);
    useLayoutEffect(() => {
      commits.push(name());
    }, [now]);
    return null;
  }
  renderAt(
    workplace,
    <>
      <Inspector />
      <Canvas />
    </>,
  );
  commits.length = 0;
  act(() => {
    workplace.workbench.setState(workbench);
    workplace.editor.run(command);
  });
  return [commits[0], name()];
}

it("a move is seen before the fields of what it selects (issue 18: it answers at once)", () => {
  expect(seen(moveSection("Two", { parent: null, index: 0 }))).toEqual(["One", "Two"]);
});

it.each([
  ["what somebody selects", selectSection("Two"), "Two"],
  ["what somebody types", renameSection("One", "Once"), "Once"],
])("%s is there at once", (_, command, expected) => {
  expect(seen(command)).toEqual([expected, expected]);
});

it("where a jump to a field waits, the moved section's fields are there at once", () => {
  expect(seen(moveSection("Two", { parent: null, index: 0 }), { focusField: ["props", "title"] })).toEqual(["Two", "Two"]);
});
