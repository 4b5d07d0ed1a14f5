import { expect, it } from "vitest";
import { page, section, types } from "../testing/build";
import { renameSection } from "./commands/rename_section";
import { selectSection } from "./commands/select_section";
import { setProp } from "./commands/set_prop";
import { createEditor } from "./editor";

const layout = page(section("banner#hero"), section("banner#end"));
const start = () => createEditor({ page: layout }, types);
const type = (editor: ReturnType<typeof start>, id: string, title: string) => editor.run(setProp(id, ["title"], title));

it("undoes a run of edits to one field in one step", () => {
  const editor = start();
  for (const title of ["H", "He", "Hey"]) type(editor, "hero", title);
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});

it("starts a new step after the selection moved", () => {
  const editor = start();
  type(editor, "hero", "one");
  const { page: one } = editor.getState();
  editor.run(selectSection("hero"));
  type(editor, "hero", "two");
  editor.undo();
  expect(editor.getState().page).toBe(one);
});

it("does not join an edit to a step that was there before an undo", () => {
  const editor = start();
  type(editor, "hero", "one");
  const { page: one } = editor.getState();
  type(editor, "end", "two");
  editor.undo();
  type(editor, "hero", "three");
  editor.undo();
  expect(editor.getState().page).toBe(one);
});

it("does not count a selection, or an edit that changes nothing, as a step", () => {
  const editor = start();
  editor.run(selectSection("hero"));
  editor.run(setProp("hero", ["title"], undefined));
  expect(editor.canUndo()).toBe(false);
});

it("forgets what could be redone once something else is done", () => {
  const editor = start();
  type(editor, "hero", "one");
  editor.undo();
  type(editor, "end", "two");
  expect(editor.canRedo()).toBe(false);
});

it("names the steps that undo and redo would take", () => {
  const editor = start();
  type(editor, "hero", "one");
  expect(editor.getState()).toMatchObject({ undoName: "section.set_prop", redoName: null });
  editor.undo();
  expect(editor.getState()).toMatchObject({ undoName: null, redoName: "section.set_prop" });
});

it.each([
  ["a first text, which others put texts beside", { en: "Hi" }, { en: "Hi", de: "Hallo" }, { de: "Hallo" }],
  ["a first text that others changed", { en: "Hi" }, { en: "Hey" }, undefined],
  ["a first text that others changed and put texts beside", { en: "Hi" }, { en: "Hey", de: "Hallo" }, { de: "Hallo" }],
  ["objects of alike objects", { a: { n: 1 } }, { a: { n: 1, o: 2 }, b: { n: 3 } }, { a: { o: 2 }, b: { n: 3 } }],
  ["a picture, with what others said about it", { src: "/a" }, { src: "/a", focus: { x: 1 } }, undefined],
])("takes back %s, and leaves what others did", (_, mine, theirs, left) => {
  const editor = start();
  editor.run(renameSection("hero", "Start")); // the state before this one has no such value either
  editor.run(setProp("hero", ["value"], mine));
  const { page: base } = editor.getState();
  const props = left && { value: left };
  editor.join({
    base,
    theirs: page({ ...section("banner#hero"), name: "Start", props: { value: theirs } }, section("banner#end")),
  });
  editor.undo();
  expect(editor.getState().page.sections[0]).toEqual({ ...section("banner#hero"), name: "Start", props: props ?? {} });
  editor.undo();
  expect(editor.getState().page.sections[0]).toEqual({ ...section("banner#hero"), props: props ?? {} });
});

it("leaves the props that others gave to a section which had none, when it takes back the first", () => {
  const bare = { id: "hero", name: "hero", type: "banner" };
  const editor = createEditor({ page: page(bare) }, types);
  type(editor, "hero", "one");
  const { page: base } = editor.getState();
  editor.join({ base, theirs: page({ ...bare, props: { title: "one", speed: 1 } }) });
  editor.undo();
  expect(editor.getState().page).toEqual(page({ ...bare, props: { speed: 1 } }));
});

it("counts no step of an earlier visit as its own", () => {
  const before = start();
  type(before, "hero", "one");
  type(before, "end", "two");
  const editor = createEditor({ page: before.getState().page }, types);
  editor.restoreHistory(before.history());
  expect(editor.getState()).toMatchObject({ steps: 0, undoName: "section.set_prop" });
  type(editor, "hero", "three");
  expect(editor.getState().steps).toBe(1);
  editor.undo();
  editor.undo();
  expect(editor.getState().steps).toBe(-1);
});

it("tells its listeners of every change and of nothing else", () => {
  const editor = start();
  let calls = 0;
  editor.subscribe(() => (calls += 1));
  type(editor, "nobody", "one");
  editor.undo();
  expect(calls).toBe(0);
  type(editor, "hero", "one");
  expect(calls).toBe(1);
});
