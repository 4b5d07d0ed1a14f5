import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../schemas/page";
import { ApiError } from "../../src/api/api_error";
import { renameSection } from "../core/commands/rename_section";
import { setProp } from "../core/commands/set_prop";
import { createEditor } from "../core/editor";
import { page, section, types } from "../testing/build";
import { createAutosave } from "./autosave";
import type { DraftStore, LocalDraft } from "./draft_store";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const layout = page(section("banner#a"), section("banner#b"));
const unreachable = new ApiError(0, "unreachable");

function start({ newest = layout }: { newest?: Page } = {}) {
  const editor = createEditor({ page: layout }, types);
  const kept = new Map<string, LocalDraft>();
  const drafts: DraftStore = {
    read: async (id) => kept.get(id) ?? null,
    write: async (id, draft) => void kept.set(id, draft),
    remove: async (id) => void kept.delete(id),
  };
  const sent: { page: Page; revision: number }[] = [];
  const answers: (ApiError | "ok")[] = []; // what the server says next; ok when nothing is left
  const saving = createAutosave({
    editor,
    stored: { page: layout, revision: 7, publishedRevision: null },
    drafts,
    send: async (draft, revision) => {
      sent.push({ page: draft, revision });
      const answer = answers.shift() ?? "ok";
      if (answer !== "ok") throw answer;
      return { revision: revision + 1 };
    },
    fetchNewest: async () => ({ page: newest, revision: 9 }),
  });
  const type = (title: string) => editor.run(setProp("a", ["title"], title));
  const status = () => saving.store.getState().save.status;
  return { editor, saving, kept, sent, answers, type, status };
}

it("sends the draft once it has been quiet for 800 ms", async () => {
  const { type, sent, status, saving, editor } = start();
  type("H");
  await vi.advanceTimersByTimeAsync(700);
  type("Hi");
  await vi.advanceTimersByTimeAsync(700);
  expect([sent.length, status()]).toEqual([0, "editing"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ page: editor.getState().page, revision: 7 }]);
  expect([status(), saving.store.getState().revision]).toEqual(["saved", 8]);
});

it("has nothing to send when an edit was undone", async () => {
  const { type, sent, status, editor } = start();
  type("H");
  editor.undo();
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, status()]).toEqual([0, "saved"]);
});

it("keeps every change in the browser within a second, until the server has it", async () => {
  const { type, kept, answers, editor } = start();
  answers.push(unreachable);
  type("H");
  await vi.advanceTimersByTimeAsync(500);
  expect(kept.get("home")).toMatchObject({ page: editor.getState().page, revision: 7, changes: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept.has("home")).toBe(false);
});

it("sends what changed while a save was on its way", async () => {
  const { type, sent, status } = start();
  type("one");
  await vi.advanceTimersByTimeAsync(800);
  type("two");
  await vi.advanceTimersByTimeAsync(800);
  expect(sent.map(({ revision }) => revision)).toEqual([7, 8]);
  expect(status()).toBe("saved");
});

describe("without a server", () => {
  it("tries again, ever more slowly, and counts what is kept", async () => {
    const { type, editor, sent, answers, saving, status } = start();
    answers.push(unreachable, new ApiError(503, "busy"), unreachable);
    type("one");
    editor.run(renameSection("b", "other"));
    await vi.advanceTimersByTimeAsync(800);
    expect(saving.store.getState().save).toMatchObject({ status: "offline", changes: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.length).toBe(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect([sent.length, status()]).toEqual([4, "saved"]);
  });

  it("tries at once when asked", async () => {
    const { type, answers, saving } = start();
    answers.push(unreachable);
    type("one");
    await vi.advanceTimersByTimeAsync(800);
    expect(await saving.saveNow()).toBe(true);
  });
});

it("waits for somebody to sign in again", async () => {
  const { type, answers, status, sent, saving } = start();
  answers.push(new ApiError(401, "no session"));
  type("one");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([status(), sent.length]).toEqual(["signed_out", 1]);
  await saving.saveNow();
  expect(status()).toBe("saved");
});

it("says what the server will not have, and tries the next change", async () => {
  const { type, answers, saving, status } = start();
  answers.push(new ApiError(413, "Too large"));
  type("one");
  await vi.advanceTimersByTimeAsync(800);
  expect(saving.store.getState().save).toEqual({ status: "refused", message: "Too large" });
  type("two");
  await vi.advanceTimersByTimeAsync(800);
  expect(status()).toBe("saved");
});

describe("after somebody else saved first", () => {
  const newest = page(section("banner#a"), section("banner#theirs"));

  async function conflict() {
    const all = start({ newest });
    all.answers.push(new ApiError(409, "conflict", "page.conflict"));
    all.type("mine");
    await vi.advanceTimersByTimeAsync(800);
    return all;
  }

  it("sends nothing more until it is decided", async () => {
    const { saving, sent, type, status, kept } = await conflict();
    expect(saving.store.getState().save).toEqual({ status: "conflict", theirs: { page: newest, revision: 9 } });
    type("more");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, status(), await saving.saveNow()]).toEqual([1, "conflict", false]);
    expect(kept.get("home")?.page.sections[0]?.props).toEqual({ title: "more" });
  });

  it("takes theirs, and undo brings one's own back", async () => {
    const { saving, editor, status } = await conflict();
    const mine = editor.getState().page;
    saving.adopt({ page: newest, revision: 9 });
    expect([editor.getState().page, status(), saving.store.getState().revision]).toEqual([newest, "saved", 9]);
    editor.undo();
    expect(editor.getState().page).toBe(mine);
  });

  it("saves one's own on top of theirs", async () => {
    const { saving, sent, editor, status } = await conflict();
    await saving.keepMine({ page: newest, revision: 9 });
    expect(sent.at(-1)).toEqual({ page: editor.getState().page, revision: 9 });
    expect([status(), saving.store.getState().revision]).toEqual(["saved", 10]);
  });

  it("is no conflict where the newest is what was sent: only the answer was lost", async () => {
    const mine = page({ ...section("banner#a"), props: { title: "mine" } }, section("banner#b"));
    const { type, answers, status, saving } = start({ newest: mine });
    answers.push(new ApiError(409, "conflict", "page.conflict"));
    type("mine");
    await vi.advanceTimersByTimeAsync(800);
    expect([status(), saving.store.getState().revision]).toEqual(["saved", 9]);
  });
});

it("takes over what a browser kept and sends it from the revision it was made from", async () => {
  const { saving, sent } = start();
  const kept = page(section("banner#kept"));
  saving.recover({ page: kept, revision: 6 });
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([{ page: kept, revision: 6 }]);
});
