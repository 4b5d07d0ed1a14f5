import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Page } from "../../../schemas/page";
import { parsePage } from "../../../src/layout/parse_page";
import type { Command } from "../../core/command";
import { setProp } from "../../core/commands/set_prop";
import { createEditor } from "../../core/editor";
import { mergePages } from "../../core/merge";
import type { Side } from "../../core/merge_order";
import { find, flatten } from "../../core/tree";
import { anyEdit, layout } from "../../testing/any_edit";
import { types } from "../../testing/build";
import { createModelServer, type Fate } from "../../testing/model_server";
import { createAutosave } from "./autosave";
import type { DraftStore, LocalDraft } from "./draft_store";
import { longTest } from "../../../src/testing/long_test";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const people = ["m", "t", "i", "o"];
/** How long an edit may exist in memory alone. */
const mirrorWithin = 400;

type Server = ReturnType<typeof createModelServer>;

/** A mark is an edit that can be found again: a prop of its own in some section. */
interface Mark {
  name: string;
  section: string;
  at: number;
}

/** One person with a browser that remembers, and an editor that may crash. */
function createPerson(name: string, server: Server, mayBeGone: Set<string>) {
  const kept = new Map<string, LocalDraft>();
  const drafts: DraftStore = {
    read: async (id) => kept.get(id) ?? null,
    write: async (id, draft) => void kept.set(id, JSON.parse(JSON.stringify(draft)) as LocalDraft),
    remove: async (id) => void kept.delete(id),
    discard: async (id) => void kept.delete(id),
  };
  let marks: Mark[] = [];
  let made = 0;
  let open = openEditor();

  function openEditor() {
    const stored = { ...server.newest(), publishedRevision: null };
    const editor = createEditor({ page: stored.page }, types);
    const { save, fetchNewest, fetchRevision } = server;
    return { editor, saving: createAutosave({ editor, stored, drafts, send: save, fetchNewest, fetchRevision }) };
  }

  const page = () => open.editor.getState().page;
  const idsOf = ({ sections }: Page) => flatten(sections).map(({ id }) => id);

  /** What an own edit or undo takes off the page may be gone, and own marks that it takes back are not expected. */
  function act(task: () => void) {
    const before = page();
    task();
    const left = new Set(idsOf(page()));
    for (const id of idsOf(before)) if (!left.has(id)) mayBeGone.add(id);
    marks = marks.filter(({ name: mark, section }) => mayBeGone.has(section) || hasMark(page(), section, mark));
  }

  return {
    get saving() {
      return open.saving;
    },
    page,
    marks: () => marks,
    edit: (command: Command) => act(() => open.editor.run(command)),
    undo: () => act(() => open.editor.undo()),
    redo: () => act(() => open.editor.redo()),
    mark(section: string) {
      if (!find(page().sections, section)) return;
      const mark = { name: `${name}${made++}`, section, at: Date.now() };
      open.editor.run(setProp(section, ["marks", mark.name], true));
      marks.push(mark);
    },
    decide(coin: () => Side) {
      const { save } = open.saving.store.getState();
      if (save.status !== "conflict") return;
      const { conflicts } = mergePages({ base: save.base, mine: page(), theirs: save.theirs.page });
      for (const conflict of conflicts) {
        if (conflict.kind === "removed") for (const { id } of flatten([conflict.section])) mayBeGone.add(id);
        const isAboutMarks = conflict.kind === "value" && conflict.path.includes("marks"); // one took them all back, one added
        if (isAboutMarks && conflict.id) mayBeGone.add(conflict.id);
      }
      void open.saving.decide(new Map(conflicts.map(({ key }) => [key, coin()])));
    },
    /** The browser is killed and opened again, and what it kept is taken over. */
    crash() {
      open.saving.stop();
      marks = marks.filter(({ at }) => Date.now() - at > mirrorWithin);
      const draft = kept.get(layout.id);
      open = openEditor();
      if (draft) open.saving.recover(draft);
    },
  };
}

const hasMark = ({ sections }: Page, section: string, mark: string) => {
  const marks = find(sections, section)?.props?.marks;
  return typeof marks === "object" && marks !== null && mark in marks;
};

type Person = ReturnType<typeof createPerson>;
type Operation = { person: number } & (
  | { kind: "edit"; edits: readonly Command[] }
  | { kind: "mark"; section: string }
  | { kind: "undo" | "redo" | "crash" | "save" | "hear" | "meet" }
  | { kind: "decide"; sides: readonly Side[] }
  | { kind: "wait"; ms: number }
  | { kind: "fates"; fates: readonly Fate[] }
);

const short = fc.nat(3000);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: short.map((after): Fate => ({ kind: "ok", after })) },
  { weight: 2, arbitrary: short.map((after): Fate => ({ kind: "answer_lost", after })) },
  { weight: 1, arbitrary: short.map((after): Fate => ({ kind: "late", after })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Fate>({ kind: "twice" }, { kind: "request_lost" }, { kind: "broken_after" }, { kind: "never" }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(401, 413, 429, 500).map((status): Fate => ({ kind: "refused", status: status as 401 })),
  },
);
const person = fc.nat(3);
const operation: fc.Arbitrary<Operation> = person.chain((who) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .array(anyEdit(people[who] ?? "m"), { minLength: 1, maxLength: 2 })
        .map((edits): Operation => ({ person: who, kind: "edit", edits })),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom("a", "b", "c", "d", "e", "g", "h", "m0", "t0")
        .map((section): Operation => ({ person: who, kind: "mark", section })),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(100, 500, 900, 2000, 5000).map((ms): Operation => ({ person: who, kind: "wait", ms })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("undo", "redo", "crash", "save", "hear", "meet")
        .map((kind): Operation => ({ person: who, kind: kind as "undo" })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom<Side>("mine", "theirs"), { maxLength: 4 })
        .map((sides): Operation => ({ person: who, kind: "decide", sides })),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(fate, { minLength: 1, maxLength: 3 })
        .map((fates): Operation => ({ person: who, kind: "fates", fates })),
    },
  ),
);

async function carryOut(one: Operation, actor: Person, server: Server) {
  switch (one.kind) {
    case "edit":
      for (const edit of one.edits) actor.edit(edit);
      return;
    case "mark":
      return actor.mark(one.section);
    case "undo":
      return actor.undo();
    case "redo":
      return actor.redo();
    case "crash":
      return actor.crash();
    case "save":
      return void actor.saving.saveNow();
    case "hear":
      return void actor.saving.hear(server.newest().revision);
    case "meet":
      return void actor.saving.meet(server.newest().revision);
    case "decide": {
      const sides = [...one.sides];
      return actor.decide(() => sides.pop() ?? "mine");
    }
    case "wait":
      await vi.advanceTimersByTimeAsync(one.ms);
      return;
    case "fates":
      server.fates.push(...one.fates);
  }
}

/** The network is well again, and everybody decides and waits until nothing is left to send. */
async function settleAll(everybody: readonly Person[], server: Server) {
  server.fates.length = 0;
  await vi.advanceTimersByTimeAsync(60_000); // what hangs is given up, what is late arrives
  for (let round = 0; round < 12; round += 1) {
    for (const each of everybody) {
      each.decide(() => "mine");
      void each.saving.hear(server.newest().revision);
      void each.saving.saveNow();
      await vi.advanceTimersByTimeAsync(2000);
    }
    const { page, revision } = server.newest();
    const isSettled = everybody.every(({ saving }) => saving.store.getState().revision === revision && !saving.isDirty());
    if (isSettled) return page;
  }
  throw new Error("It does not come to rest");
}

longTest(
  "loses no edit that was made 400 ms before a crash, and ends equal on all sides, whatever the network does",
  { timeout: 120_000 },
  async () => {
    const plan = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.array(operation, { minLength: 100, maxLength: 100, size: "max" }));
    await fc.assert(
      fc.asyncProperty(plan, async ([count, operations]) => {
        vi.clearAllTimers();
        const server = createModelServer(layout);
        const mayBeGone = new Set<string>();
        const everybody = people.slice(0, count).map((name) => createPerson(name, server, mayBeGone));
        for (const one of operations) {
          const actor = everybody[one.person % count];
          if (actor) await carryOut(one, actor, server);
        }
        const end = await settleAll(everybody, server);
        expect(parsePage(end).issues).toBeUndefined();
        for (const each of everybody) {
          expect(each.page()).toEqual(end);
          for (const { name, section } of each.marks()) {
            expect([name, section, mayBeGone.has(section) || hasMark(end, section, name)]).toEqual([name, section, true]);
          }
          each.saving.stop();
        }
      }),
      { numRuns: 200 },
    );
  },
);
