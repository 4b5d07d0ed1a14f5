import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import type { Page } from "../../../schemas/page";
import { setProp } from "../../core/commands/set_prop";
import { createEditor, type Editor } from "../../core/editor";
import { page, section, types } from "../../testing/build";
import { openBrowserTables } from "./browser_tables";
import { createDraftStore, type LocalDraft } from "./draft_store";
import { bounded, createHistoryStore } from "./history_store";
import { keepHistory } from "./keep_history";
import { createStore } from "zustand/vanilla";
import type { SavingState } from "./saving";

const layout = page(section("banner#a"), section("banner#b"));
const draftOf = (title: string, keptAt: string): LocalDraft => ({
  page: { ...layout, title: { en: title } },
  base: layout,
  revision: 3,
  changes: 1,
  keptAt,
});

it("keeps a draft of each tab, and offers what tabs that are gone have left, the newest first", async () => {
  const ask = openBrowserTables(new IDBFactory());
  const open = new Set(["one", "two", "three"]);
  const [one, two, three] = [...open].map((id) => createDraftStore(ask, { id, others: async () => open }));
  await one?.write("home", draftOf("older", "2026-11-19T12:00:00Z"));
  await two?.write("home", draftOf("newer", "2026-11-19T12:01:00Z"));
  await two?.write("home2", draftOf("another page", "2026-11-19T12:02:00Z"));
  expect(await three?.read("home")).toBe(null);
  open.delete("one");
  open.delete("two");
  expect((await three?.read("home"))?.page.title).toEqual({ en: "newer" });
  await three?.discard("home");
  expect((await three?.read("home"))?.page.title).toEqual({ en: "older" });
  await three?.discard("home");
  expect(await three?.read("home")).toBe(null);
  expect((await three?.read("home2"))?.page.title).toEqual({ en: "another page" });
});

function edited(start: Page): Editor {
  const editor = createEditor({ page: start }, types);
  for (const [id, title] of [
    ["a", "one"],
    ["b", "two"],
    ["a", "three"],
  ] as const)
    editor.run(setProp(id, ["title"], title));
  return editor;
}

function saved(editor: Editor) {
  const store = createStore<SavingState>(() => ({
    save: { status: "editing" },
    revision: 1,
    publishedRevision: null,
    joined: { authorName: null, count: 0 },
  }));
  return { store, isDirty: () => false, editor };
}

async function reload(start: Page, later: Page) {
  const histories = createHistoryStore(openBrowserTables(new IDBFactory()));
  const before = saved(edited(start));
  before.editor.undo();
  keepHistory(before.editor, before, histories);
  before.store.setState({ save: { status: "saved", at: 1 } });
  await vi.waitFor(async () => expect(await histories.read("home")).not.toBe(null));
  const after = createEditor({ page: later }, types);
  keepHistory(after, saved(after), histories);
  await vi.waitFor(() => expect(after.canUndo()).toBe(true));
  return after;
}

const titles = (editor: Editor) => editor.getState().page.sections.map(({ props }) => props?.title);

it("undoes and redoes after a reload what was done before it", async () => {
  const editor = await reload(
    layout,
    page({ ...section("banner#a"), props: { title: "one" } }, { ...section("banner#b"), props: { title: "two" } }),
  );
  editor.redo();
  expect(titles(editor)).toEqual(["three", "two"]);
  editor.undo();
  editor.undo();
  expect(titles(editor)).toEqual(["one", undefined]);
  editor.undo();
  expect([titles(editor), editor.canUndo()]).toEqual([[undefined, undefined], false]);
});

it("leaves what others saved meanwhile, when it undoes what was done before a reload", async () => {
  const theirs = page(
    { ...section("banner#a"), props: { title: "one" } },
    { ...section("banner#b"), props: { title: "two", theirs: true } },
    section("banner#new"),
  );
  const editor = await reload(layout, theirs);
  editor.undo();
  editor.undo();
  expect(editor.getState().page.sections.map(({ id, props }) => [id, props])).toEqual([
    ["a", {}],
    ["b", { theirs: true }],
    ["new", {}],
  ]);
});

it("keeps the hundred steps that are nearest, and shares their sections", async () => {
  const editor = createEditor({ page: layout }, types);
  for (let n = 0; n < 150; n += 1) editor.run(setProp(n % 2 ? "a" : "b", ["title"], `${n}`));
  const histories = createHistoryStore(openBrowserTables(new IDBFactory()));
  await histories.write("home", { page: editor.getState().page, ...editor.history() });
  const kept = await histories.read("home");
  expect([kept?.past.length, kept?.past[0]?.state.page.sections[0]?.props]).toEqual([100, { title: "49" }]);
  expect(kept?.past[1]?.state.page.sections[0]).toBe(kept?.past[0]?.state.page.sections[0]);
});

it("lets go of what would be too large", () => {
  const large = page({ ...section("banner#a"), props: { text: "x".repeat(3_000_000) } });
  const larger = page({ ...section("banner#a"), props: { text: "y".repeat(3_000_000) } });
  const step = (state: Page) => ({ name: "x", state: { page: state, selected: null, selection: [] } });
  expect(bounded({ page: layout, past: [step(large), step(larger), step(larger)], future: [] }).past.length).toBe(2);
});
