// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { selectSection, selectSections } from "../../core/commands/select_section";
import { outline, page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { actions } from "./actions";
import { switchSingleKeys } from "./single_keys";
import { useShortcuts } from "./use_shortcuts";

afterEach(cleanup);

function Screen() {
  useShortcuts();
  return (
    <>
      <div data-arrange="" tabIndex={0} data-testid="canvas" />
      <input aria-label="field" />
      <button type="button">Check</button>
      <div role="listbox" tabIndex={0} aria-label="list" />
    </>
  );
}

function start(selected: string | null = "a") {
  const workplace = createTestWorkplace(page(section("blank#a"), section("group#b", section("blank#c")), section("blank#d")));
  workplace.editor.run(selectSection(selected));
  renderAt(workplace, <Screen />);
  const press = (code: string, more: KeyboardEventInit = {}, at: HTMLElement = screen.getByTestId("canvas")) =>
    fireEvent.keyDown(at, { code, ...more });
  const shape = () => outline(workplace.editor.getState().page.sections);
  return { workplace, press, shape, spoken: () => workplace.notices.store.getState().spoken };
}

describe("carrying by keyboard (product.md, 7)", () => {
  it("picks up, moves into a container and drops, each step spoken", () => {
    const { press, shape, spoken } = start("d");
    press("Space");
    expect(spoken()).toBe("d picked up. Arrows move it, Space drops it, Escape puts it back.");
    press("ArrowRight");
    expect(spoken()).toBe("d, position 2 of 2 in b");
    press("ArrowUp");
    expect(spoken()).toBe("d, position 1 of 2 in b");
    expect(shape()).toBe("a b(c) d");
    press("Space");
    expect([spoken(), shape()]).toEqual(["Dropped: d, position 1 of 2 in b", "a b(d c)"]);
  });

  it("puts back on Escape", () => {
    const { press, shape, spoken, workplace } = start();
    press("Space");
    press("ArrowDown");
    press("Escape");
    expect([spoken(), shape(), workplace.editor.canUndo()]).toEqual(["Put back", "a b(c) d", false]);
  });
});

it("moves at once with Alt, and says where to", () => {
  const { press, shape, spoken } = start();
  press("ArrowDown", { altKey: true });
  expect([shape(), spoken()]).toEqual(["b(c) a d", "a, position 2 of 3 in Home"]);
});

it("goes through the sections with the arrows, in and out of containers", () => {
  const { press, workplace } = start();
  const selected = () => workplace.editor.getState().selected;
  press("ArrowDown");
  press("ArrowDown");
  expect(selected()).toBe("c");
  press("ArrowLeft");
  expect(selected()).toBe("b");
  press("Escape");
  expect(selected()).toBeNull();
});

it("deletes with a toast that brings it back", () => {
  const { press, shape, workplace } = start();
  press("Delete");
  expect(shape()).toBe("b(c) d");
  workplace.notices.store.getState().toast?.action?.run();
  expect(shape()).toBe("a b(c) d");
});

it("undoes and redoes from anywhere but a field with an undo of its own", () => {
  const { press, shape } = start();
  press("KeyD", { ctrlKey: true });
  press("KeyZ", { ctrlKey: true }, screen.getByLabelText("field"));
  expect(shape()).not.toBe("a b(c) d");
  press("KeyZ", { metaKey: true });
  expect(shape()).toBe("a b(c) d");
});

it.each([
  ["while somebody types", {}, "field"],
  ["while somebody composes", { isComposing: true }, "canvas"],
])("leaves single keys alone %s", (_, more, where) => {
  const { press, shape } = start();
  press("Delete", more, where === "field" ? screen.getByLabelText("field") : undefined);
  expect(shape()).toBe("a b(c) d");
});

it("opens a view from wherever nothing takes the key, and changes nothing of the page from there", () => {
  const { press, shape, workplace } = start();
  const view = () => workplace.workbench.getState().view;
  press("KeyM", {}, screen.getByLabelText("field"));
  press("KeyM", {}, screen.getByLabelText("list"));
  press("Delete", {}, screen.getByRole("button"));
  expect([view(), shape()]).toEqual(["page", "a b(c) d"]);
  press("KeyM", {}, screen.getByRole("button"));
  expect(view()).toBe("matrix");
});

it("extends the selection, moves it as one step and says how many (L-2.98)", () => {
  const { press, shape, spoken, workplace } = start("d");
  press("ArrowUp", { shiftKey: true });
  expect(workplace.editor.getState().selection).toEqual(["d", "c"]);
  press("KeyA", { ctrlKey: true });
  expect([workplace.editor.getState().selection, spoken()]).toEqual([["c"], "c selected"]);
  workplace.editor.run(selectSections(["d", "a"]));
  press("ArrowUp", { altKey: true });
  expect([shape(), spoken()]).toEqual(["a d b(c)", "2 sections, position 1 of 3 in Home"]);
  press("KeyZ", { ctrlKey: true });
  expect(shape()).toBe("a b(c) d");
});

it("wraps what is selected in a group, and unwraps it", () => {
  const { press, shape, workplace } = start();
  workplace.editor.run(selectSections(["a", "d"]));
  press("KeyG", { ctrlKey: true });
  const group = workplace.editor.getState().selected ?? "";
  expect(shape()).toBe(`${group}(a d) b(c)`);
  press("KeyG", { ctrlKey: true, shiftKey: true });
  expect([shape(), workplace.editor.getState().selection]).toEqual(["a d b(c)", ["a", "d"]]);
});

it("takes a letter by what it writes and a symbol wherever its key is, on a German keyboard", () => {
  const { press, shape, workplace } = start();
  press("KeyD", { ctrlKey: true, key: "d" });
  press("KeyY", { ctrlKey: true, key: "z" });
  expect(shape()).toBe("a b(c) d");
  press("Minus", { shiftKey: true, key: "?" });
  expect(workplace.workbench.getState().dialog).toBe("shortcuts");
});

it("leaves single keys alone where they are switched off (WCAG 2.1.4)", () => {
  const { press, workplace } = start();
  switchSingleKeys(false);
  press("KeyH");
  expect(workplace.editor.canUndo()).toBe(false);
  switchSingleKeys(true);
  press("KeyH");
  expect(workplace.editor.canUndo()).toBe(true);
});

it("does nothing by keys that are typed ahead into a dialog whose code is on its way", () => {
  const { press, shape, workplace } = start();
  press("KeyK", { ctrlKey: true });
  expect(workplace.workbench.getState().dialog).toBe("commands");
  for (const code of ["KeyS", "KeyH", "Delete", "Backspace", "Space"]) press(code);
  expect([workplace.workbench.getState().view, workplace.editor.canUndo(), shape()]).toEqual(["page", false, "a b(c) d"]);
  press("KeyK", { ctrlKey: true });
});

it("gives each key to one action, and each action a name of its own", () => {
  const keys = actions.flatMap((action) => action.keys ?? []);
  expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([]);
  expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length);
});
