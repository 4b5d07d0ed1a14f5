import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../schemas/page";
import { ApiError } from "../../../src/kit/api/api_error";
import { renameSection } from "../../core/commands/rename_section";
import { setProp } from "../../core/commands/set_prop";
import { createEditor } from "../../core/editor";
import { page, section, types } from "../../testing/build";
import { createAutosave } from "./autosave";
import type { DraftStore, LocalDraft } from "./draft_store";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const withTitle = (name: string, title: string) => ({ ...section(name), props: { title } });
const layout = page(section("banner#a"), section("banner#b"));
const unreachable = new ApiError(0, "unreachable");
const conflicted = new ApiError(409, "conflict", "page.conflict");

type Answer = ApiError | "ok" | "never" | Promise<void>;

function start({
  newest = layout,
  revision = 9,
  isReadable = true,
}: { newest?: Page; revision?: number; isReadable?: boolean } = {}) {
  const editor = createEditor({ page: layout }, types);
  const kept = new Map<string, LocalDraft>();
  const drafts: DraftStore = {
    read: async (id) => kept.get(id) ?? null,
    write: async (id, draft) => void kept.set(id, draft),
    remove: async (id) => void kept.delete(id),
    discard: async (id) => void kept.delete(id),
  };
  const sent: { page: Page; revision: number; origin?: string | undefined }[] = [];
  const answers: Answer[] = []; // what the server says next; ok when nothing is left
  const saving = createAutosave({
    editor,
    stored: { page: layout, revision: 7, publishedRevision: null },
    drafts,
    send: async (draft) => {
      sent.push(draft);
      const answer = answers.shift() ?? "ok";
      if (answer === "never") return new Promise(() => {});
      if (answer instanceof ApiError) throw answer;
      await answer;
      return { revision: draft.revision + 1 };
    },
    fetchNewest: async () => {
      if (!isReadable) throw unreachable;
      return { page: newest, revision, authorName: "Tove" };
    },
    fetchRevision: async () => newest,
  });
  const type = (title: string, id = "a") => editor.run(setProp(id, ["title"], title));
  const save = () => saving.store.getState().save;
  return { editor, saving, kept, sent, answers, type, save, status: () => save().status };
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
  expect([status(), saving.store.getState().revision, saving.isDirty()]).toEqual(["saved", 8, false]);
});

it("has nothing to send when an edit was undone", async () => {
  const { type, sent, status, editor } = start();
  type("H");
  editor.undo();
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, status()]).toEqual([0, "saved"]);
});

it("keeps every change in the browser within a second, with what it was made from, until the server has it", async () => {
  const { type, kept, answers, editor } = start();
  answers.push(unreachable);
  type("H");
  await vi.advanceTimersByTimeAsync(500);
  expect(kept.get("home")).toMatchObject({ page: editor.getState().page, base: layout, revision: 7, changes: 1 });
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

it("sends one draft at a time, however often it is asked to", async () => {
  const { type, sent, answers, saving } = start();
  const first = Promise.withResolvers<void>();
  answers.push(first.promise);
  type("one");
  const saves = [saving.saveNow()];
  type("two");
  saves.push(saving.saveNow(), saving.saveNow());
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.length).toBe(1);
  first.resolve();
  expect(await Promise.all(saves)).toContain(true);
  expect(sent.map(({ revision }) => revision)).toEqual([7, 8]);
});

it("joins what others saved after the draft that is on its way, and not meanwhile", async () => {
  const newest = page(section("banner#a"), withTitle("banner#b", "theirs"));
  const { type, answers, saving, editor } = start({ newest });
  const first = Promise.withResolvers<void>();
  answers.push(first.promise);
  type("mine");
  void saving.saveNow();
  const heard = saving.hear(9);
  await vi.advanceTimersByTimeAsync(100);
  expect([saving.store.getState().revision, editor.getState().page.sections[1]?.props]).toEqual([7, {}]);
  first.resolve();
  await heard;
  expect([saving.store.getState().revision, editor.getState().page.sections[1]?.props]).toEqual([9, { title: "theirs" }]);
});

describe("without a server", () => {
  it("tries again, ever more slowly, and counts what is kept", async () => {
    const { type, editor, sent, answers, save, status } = start();
    answers.push(unreachable, unreachable, unreachable);
    type("one");
    editor.run(renameSection("b", "other"));
    await vi.advanceTimersByTimeAsync(800);
    expect(save()).toMatchObject({ status: "offline", changes: 2 });
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

  it("says that it takes long, gives up on an answer that never comes, and tries again", async () => {
    const { type, answers, save, status, sent } = start();
    answers.push("never");
    type("one");
    await vi.advanceTimersByTimeAsync(4000);
    expect(save()).toEqual({ status: "saving", isSlow: true, changes: 1 });
    await vi.advanceTimersByTimeAsync(17_000);
    expect(status()).toBe("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.length, status()]).toEqual([2, "saved"]);
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

it.each([
  [413, "too_large"],
  [403, "not_allowed"],
  [404, "gone"],
  [400, "invalid"],
])("says of a %i why the server will not have it, and tries the next change", async (code, reason) => {
  const { type, answers, save, status } = start();
  answers.push(new ApiError(code, "No"));
  type("one");
  await vi.advanceTimersByTimeAsync(800);
  expect(save()).toEqual({ status: "refused", reason, message: "No" });
  type("two");
  await vi.advanceTimersByTimeAsync(800);
  expect(status()).toBe("saved");
});

it.each([
  [500, "broken"],
  [502, "broken"],
  [429, "busy"],
])("tries again by itself after a %i", async (code, reason) => {
  const { type, answers, save, status } = start();
  answers.push(new ApiError(code, "Not now"));
  type("one");
  await vi.advanceTimersByTimeAsync(800);
  expect(save()).toMatchObject({ status: "failing", reason, changes: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toBe("saved");
});

describe("after somebody else saved first", () => {
  it("joins what they did elsewhere, saves both, and undo takes back one's own alone", async () => {
    const newest = page(section("banner#a"), withTitle("banner#b", "theirs"), section("banner#new"));
    const { type, answers, sent, status, editor, saving } = start({ newest });
    answers.push(conflicted);
    type("mine");
    await vi.advanceTimersByTimeAsync(900);
    const both = page(withTitle("banner#a", "mine"), withTitle("banner#b", "theirs"), section("banner#new"));
    expect(sent.at(-1)).toEqual({ page: both, revision: 9, origin: "merge" });
    expect([status(), saving.store.getState().joined]).toEqual(["saved", { authorName: "Tove", count: 1 }]);
    editor.undo();
    expect(editor.getState().page).toEqual(newest);
    editor.redo();
    expect(editor.getState().page).toEqual(both);
  });

  it("sends nothing where both did the same", async () => {
    const newest = page(withTitle("banner#a", "both"), withTitle("banner#b", "theirs"));
    const { type, answers, sent, status, saving, editor } = start({ newest });
    answers.push(conflicted);
    type("both");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, status(), saving.isDirty()]).toEqual([1, "saved", false]);
    expect(editor.getState().page).toEqual(newest);
  });

  it("takes over at once what it hears of while nothing is changed here", async () => {
    const newest = page(section("banner#a"), section("banner#theirs"));
    const { saving, editor, sent, status } = start({ newest });
    await saving.hear(9);
    expect([editor.getState().page, status(), saving.store.getState().revision]).toEqual([newest, "saved", 9]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  it("stays as it is where what it hears of can not be read", async () => {
    const { saving, status, type, sent } = start({ isReadable: false });
    await saving.hear(9);
    expect(status()).toBe("saved");
    type("one");
    await saving.hear(9);
    await vi.advanceTimersByTimeAsync(800);
    expect([sent.length, status()]).toEqual([1, "saved"]);
  });

  it("knows its own save again where only the answer was lost, also below what somebody saved since", async () => {
    const mine = page(withTitle("banner#a", "mine"), section("banner#b"));
    const { type, answers, status, saving, editor } = start({ newest: mine, revision: 8 });
    answers.push(new ApiError(502, "lost"), conflicted);
    type("mine");
    await vi.advanceTimersByTimeAsync(800);
    type("mine, and more");
    await vi.advanceTimersByTimeAsync(1900);
    expect([status(), saving.store.getState().revision]).toEqual(["saved", 9]);
    expect(editor.getState().page.sections[0]?.props).toEqual({ title: "mine, and more" });
  });
});

describe("after somebody else changed the same", () => {
  const newest = page(withTitle("banner#a", "theirs"), withTitle("banner#b", "theirs"));

  async function conflict() {
    const all = start({ newest });
    all.answers.push(conflicted);
    all.type("mine");
    await vi.advanceTimersByTimeAsync(800);
    return all;
  }

  it("sends nothing more until it is decided, and keeps what is edited meanwhile", async () => {
    const { save, sent, type, status, kept, saving } = await conflict();
    expect(save()).toMatchObject({ status: "conflict", base: layout, theirs: { page: newest, revision: 9 } });
    type("more");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, status(), await saving.saveNow()]).toEqual([1, "conflict", false]);
    expect(kept.get("home")).toMatchObject({ revision: 7, base: layout });
    expect(kept.get("home")?.page.sections[0]?.props).toEqual({ title: "more" });
  });

  it("saves one's own with the rest of theirs", async () => {
    const { saving, sent, status } = await conflict();
    await saving.decide(new Map());
    expect(sent.at(-1)).toMatchObject({ revision: 9, origin: "merge" });
    expect(sent.at(-1)?.page).toEqual(page(withTitle("banner#a", "mine"), withTitle("banner#b", "theirs")));
    expect([status(), saving.store.getState().revision]).toEqual(["saved", 10]);
  });

  it("takes theirs where that is chosen, and undo brings one's own back", async () => {
    const { saving, editor, status } = await conflict();
    await saving.decide(new Map([[JSON.stringify(["value", "a", "props", "title"]), "theirs"]]));
    expect([editor.getState().page, status()]).toEqual([newest, "saved"]);
    editor.undo();
    expect(editor.getState().page.sections[0]?.props).toEqual({ title: "mine" });
  });

  it("goes on by itself once the same is no longer changed here", async () => {
    const { type, status, editor, sent } = await conflict();
    type("theirs");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([status(), editor.getState().page, sent.length]).toEqual(["saved", newest, 1]);
  });
});

describe("what a browser kept", () => {
  const kept = page(section("banner#a"), withTitle("banner#b", "kept"));

  it("is joined with what the server has since", async () => {
    const { saving, sent, editor } = start();
    const older = page(section("banner#a"), section("banner#b"), section("banner#gone"));
    saving.recover({ page: page(...kept.sections, section("banner#gone")), base: older, revision: 6 });
    expect(editor.getState().page).toEqual(kept);
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toMatchObject([{ page: kept, revision: 7 }]);
  });

  it("is asked about where both changed the same", async () => {
    const { saving, sent, status } = start();
    const older = page(section("banner#a"), withTitle("banner#b", "before"));
    saving.recover({ page: kept, base: older, revision: 6 });
    await vi.advanceTimersByTimeAsync(5000);
    expect([sent.length, status()]).toEqual([0, "conflict"]);
    await saving.decide(new Map());
    expect(sent).toMatchObject([{ page: kept, revision: 7 }]);
  });
});

it("brings an old state back as an edit that undo takes back", async () => {
  const { saving, sent, editor } = start();
  const old = page(section("banner#old"));
  await saving.restore(old);
  expect(sent).toEqual([{ page: old, revision: 7, origin: "restore" }]);
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});
