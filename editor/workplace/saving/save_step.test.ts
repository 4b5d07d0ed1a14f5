import { expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import { page, section } from "../../testing/build";
import { openSaving, stepSaving } from "./save_step";
import type { Mine, SaveEffect, SaveEvent, Saving } from "./saving";

const titled = (name: string, title: string) => ({ ...section(name), props: { title } });
const opened = page(section("banner#a"), section("banner#b"));
const edited = page(titled("banner#a", "mine"), section("banner#b"));
const theirs = page(section("banner#a"), titled("banner#b", "theirs"));
const at = (open: Page, steps = 0): Mine => ({ page: open, steps, now: 1_000 });
const start = openSaving({ page: opened, revision: 7, publishedRevision: null }, at(opened));

/** What comes of some events while the editor has a page open. */
function after(saving: Saving, mine: Mine, ...events: SaveEvent[]) {
  let effects: SaveEffect[] = [];
  for (const event of events) [saving, ...effects] = stepSaving(saving, event, mine);
  return { saving, effects, types: effects.map(({ type }) => type) };
}

it("a change is kept in the browser and sent after a quiet time; one that was taken back is forgotten", () => {
  const { saving, effects } = after(start, at(edited, 1), { type: "changed" });
  expect([saving.save.status, effects]).toEqual(["editing", [{ type: "keep_soon" }, { type: "save_in", delay: 800 }]]);
  expect(after(saving, at(opened), { type: "changed" }).types).toEqual(["save_in", "forget"]);
});

it("while a draft is on its way nothing else is sent, and what was wanted meanwhile comes after it", () => {
  const { saving } = after(start, at(edited, 1), { type: "save" });
  const more = at(theirs, 2);
  const waiting = after(saving, more, { type: "save" }, { type: "save" }, { type: "hint", revision: 9 });
  expect(waiting.effects).toEqual([]);
  const sent = after(waiting.saving, more, { type: "sent", revision: 8 });
  expect([sent.saving.revision, sent.saving.work?.type, sent.types.at(-1)]).toEqual([8, "reading", "read_newest"]);
  const joined = after(sent.saving, more, { type: "not_read", failure: { kind: "offline" } });
  expect(joined.effects.at(-1)).toMatchObject({ type: "send", draft: { revision: 8 } });
});

it("an answer that nothing waits for changes nothing", () => {
  const late: SaveEvent[] = [
    { type: "sent", revision: 8 },
    { type: "not_sent", failure: { kind: "offline" } },
    { type: "read", theirs: { page: theirs, revision: 9 } },
    { type: "revision_read", page: theirs },
    { type: "not_read", failure: { kind: "signed_out" } },
    { type: "slow" },
    { type: "decide", choices: new Map() },
    { type: "hint", revision: 7 },
  ];
  for (const event of late) expect(after(start, at(edited, 1), event)).toEqual({ saving: start, effects: [], types: [] });
});

it("a newest revision that is here settles what waits without being read; a newer one is read", () => {
  const lost = after(start, at(edited, 1), { type: "save" }, { type: "not_sent", failure: { kind: "offline" } }).saving;
  for (const [saving, mine] of [[start, at(opened)] as const, [lost, at(edited, 1)] as const]) {
    const [told, read] = [
      after(saving, mine, { type: "newest", revision: 7 }),
      after(saving, mine, { type: "hint", revision: 8 }),
    ];
    const settled = after(read.saving, mine, { type: "read", theirs: { page: opened, revision: 7 } });
    expect(told).toEqual(settled);
    expect(told.types).not.toContain("read_newest");
    expect(after(saving, mine, { type: "newest", revision: 8 })).toEqual(read);
    expect(read.types).toContain("read_newest");
  }
  const sending = after(start, at(edited, 1), { type: "save" }).saving;
  expect(after(sending, at(edited, 1), { type: "newest", revision: 7 }).saving).toBe(sending);
  const out = after(start, at(edited, 1), { type: "save" }, { type: "not_sent", failure: { kind: "signed_out" } }).saving;
  expect(after(out, at(edited, 1), { type: "newest", revision: 7 })).toMatchObject({ saving: out, effects: [] });
});

it("the pauses between attempts double up to half a minute, and begin again after a save", () => {
  let { saving } = after(start, at(edited, 1), { type: "changed" });
  const delays = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const failed = after(saving, at(edited, 1), { type: "save" }, { type: "not_sent", failure: { kind: "offline" } });
    saving = failed.saving;
    delays.push(failed.effects.find(({ type }) => type === "save_in"));
  }
  expect(delays.map((effect) => effect?.type === "save_in" && effect.delay)).toEqual(
    [1, 2, 4, 8, 16, 30, 30].map((s) => s * 1000),
  );
  expect(after(saving, at(edited, 1), { type: "save" }, { type: "sent", revision: 8 }).saving.retryAfter).toBe(1000);
});

it("a draft whose answer was lost is recognised below what somebody saved since, and is not joined as theirs", () => {
  const lost = after(start, at(edited, 1), { type: "save" }, { type: "not_sent", failure: { kind: "offline" } }).saving;
  const refused = after(lost, at(edited, 1), { type: "save" }, { type: "not_sent", failure: { kind: "conflict" } });
  expect(refused.types).toEqual(["save_in", "read_newest"]);
  const both = page(titled("banner#a", "mine"), titled("banner#b", "theirs"));
  const read = after(refused.saving, at(edited, 1), { type: "read", theirs: { page: both, revision: 9 } });
  expect(read.effects).toEqual([{ type: "read_revision", revision: 8 }]);
  const known = after(read.saving, at(edited, 1), { type: "revision_read", page: structuredClone(edited) });
  expect(known.saving).toMatchObject({ revision: 9, base: both, sentInVain: [] });
  expect(known.effects).toMatchObject([
    { type: "edit", join: { base: edited, theirs: both }, next: { type: "joined", isAsTheirs: true } },
  ]);
});

it("what both changed is asked about, and nothing is sent until it is decided", () => {
  const same = page(titled("banner#a", "theirs"), section("banner#b"));
  const { saving } = after(
    ...([start, at(edited, 1)] as const),
    ...([{ type: "save" }, { type: "not_sent", failure: { kind: "conflict" } }] as const),
    { type: "read", theirs: { page: same, revision: 9 } },
  );
  expect([saving.save.status, saving.revision, saving.work]).toEqual(["conflict", 7, null]);
  expect(after(saving, at(edited, 1), { type: "save" }).types).toEqual(["save_in", "keep"]);
  expect(after(saving, at(edited, 1), { type: "hint", revision: 9 }).effects).toEqual([]);
  const decided = after(saving, at(edited, 1), { type: "decide", choices: new Map() });
  expect(decided.saving).toMatchObject({ revision: 9, base: same });
  expect(decided.effects).toMatchObject([{ type: "edit", join: { base: opened, theirs: same }, next: { type: "chosen" } }]);
});
