import type { Page } from "../../../schemas/page";
import { mergePages } from "../../core/merge";
import { isSameValue } from "../../core/same_value";
import type { Failure } from "./failure_of";
import type { SaveState, StoredPage } from "./save_state";
import type { AfterEdit, Draft, Mine, SaveEffect, SaveEvent, SaveStep, Saving } from "./saving";

/** How long nothing must change before a draft is sent, in ms. */
const quiet = 800;
const firstRetry = 1000;
const longestRetry = 30_000;

export const openSaving = (
  stored: StoredPage & { publishedRevision: number | null },
  { page, steps }: Omit<Mine, "now">,
): Saving => ({
  save: { status: "saved", at: null },
  revision: stored.revision,
  publishedRevision: stored.publishedRevision,
  joined: { authorName: null, count: 0 },
  ...{ base: page, savedSteps: steps, sentInVain: [], origin: undefined, retryAfter: firstRetry },
  ...{ work: null, wanted: { save: false, hint: 0 } },
});

/** The state of saving after an event, and what has to be done then. */
export function stepSaving(saving: Saving, event: SaveEvent, mine: Mine): SaveStep {
  const step = steps[event.type] as (saving: Saving, event: SaveEvent, mine: Mine) => SaveStep; // its own events, by the table's type
  return step(saving, event, mine);
}

/** There is something here that the server may not have. */
export const isDirty = ({ base, sentInVain }: Saving, page: Page) => page !== base || sentInVain.length > 0;

export const changesIn = ({ savedSteps }: Saving, steps: number) => Math.max(1, Math.abs(steps - savedSteps));

const steps: {
  [Type in SaveEvent["type"]]: (saving: Saving, event: Extract<SaveEvent, { type: Type }>, mine: Mine) => SaveStep;
} = {
  changed(saving, _, mine) {
    const { save, work } = saving;
    const changes = changesIn(saving, mine.steps);
    if (!isDirty(saving, mine.page) && save.status !== "conflict" && !work) return settle(saving, mine);
    if (save.status === "signed_out") return [saving, { type: "keep_soon" }];
    if (save.status === "offline" || save.status === "failing" || save.status === "saving")
      return [{ ...saving, save: { ...save, changes } }, { type: "keep_soon" }];
    const next: SaveState = save.status === "conflict" ? save : { status: "editing" };
    return [{ ...saving, save: next }, { type: "keep_soon" }, { type: "save_in", delay: quiet }];
  },
  save(saving, _, mine) {
    if (saving.work) return [{ ...saving, wanted: { ...saving.wanted, save: true } }];
    return begin(saving, mine);
  },
  slow(saving) {
    const { save } = saving;
    return [save.status === "saving" ? { ...saving, save: { ...save, isSlow: true } } : saving];
  },
  sent(saving, { revision }, mine) {
    if (saving.work?.type !== "sending") return [saving];
    const { page, steps: savedSteps } = saving.work;
    const step = settle({ ...withBase(saving, page, revision), origin: undefined, savedSteps }, mine);
    return finish(also(step, { type: "tell_saved", revision }), mine);
  },
  not_sent(saving, { failure }, mine) {
    if (saving.work?.type !== "sending") return [saving];
    if (failure.kind === "conflict") return readNewest(saving, { isRefused: true });
    const mayHaveArrived = failure.kind === "offline" || failure.kind === "failing";
    const sentInVain = mayHaveArrived ? [...saving.sentInVain.slice(-9), saving.work.page] : saving.sentInVain;
    return finish(fail({ ...saving, sentInVain }, failure, mine), mine);
  },
  hint(saving, { revision }, mine) {
    if (revision <= saving.revision) return [saving];
    const { work, wanted } = saving;
    if (work) return [{ ...saving, wanted: { ...wanted, hint: Math.max(wanted.hint, revision) } }];
    return isWorthReading(saving, revision) ? readNewest(saving, { isRefused: false }) : finish([saving], mine);
  },
  newest(saving, { revision }, mine) {
    const isHere = revision <= saving.revision && !saving.work && saving.save.status !== "signed_out";
    return isHere ? settle(saving, mine) : steps.hint(saving, { type: "hint", revision }, mine);
  },
  read(saving, { theirs }, mine) {
    if (saving.work?.type !== "reading") return [saving];
    const { revision, sentInVain } = saving;
    const { isRefused } = saving.work;
    if (isRefused && theirs.revision === revision) return finish(fail(saving, { kind: "failing", reason: "busy" }, mine), mine);
    if (!isRefused && theirs.revision <= revision) return finish(settle(saving, mine), mine); // a hint about what is here already
    if (sentInVain.length === 0 || revision >= theirs.revision) return joinIn(saving, theirs, mine);
    if (revision + 1 === theirs.revision) return joinIn(withOwn(saving, theirs.page), theirs, mine);
    const recognising: Saving = { ...saving, work: { type: "recognising", theirs, isRefused } };
    return [recognising, { type: "read_revision", revision: revision + 1 }];
  },
  revision_read(saving, { page }, mine) {
    if (saving.work?.type !== "recognising") return [saving];
    return joinIn(withOwn(saving, page), saving.work.theirs, mine);
  },
  not_read(saving, { failure }, mine) {
    const { work } = saving;
    if (work?.type !== "reading" && work?.type !== "recognising") return [saving];
    if (work.isRefused) return finish(fail(saving, failure.kind === "conflict" ? { kind: "offline" } : failure, mine), mine);
    const later: SaveEffect[] = isDirty(saving, mine.page) ? [{ type: "save_in", delay: quiet }] : [];
    return finish([saving, ...later], mine); // it was a hint; what is to be sent finds out again
  },
  adopt(saving, { theirs }, mine) {
    const { conflicts } = mergePages({ base: saving.base, mine: mine.page, theirs: theirs.page });
    if (conflicts.length > 0) return joinIn(saving, theirs, mine);
    return rebaseOn(saving, theirs, { type: "adopted", isAsTheirs: !isDirty(saving, mine.page) });
  },
  adopted: (saving, { isAsTheirs }, mine) => settle(isAsTheirs ? { ...saving, base: mine.page } : saving, mine),
  joined(saving, { isAsTheirs, wasDirty, authorName }, mine) {
    const based = isAsTheirs ? { ...saving, base: mine.page } : saving;
    const isLeft = isDirty(based, mine.page);
    const origin = wasDirty && isLeft ? "merge" : based.origin;
    const step = settle({ ...based, origin, joined: { authorName, count: based.joined.count + 1 } }, mine);
    return finish(isLeft ? also(step, { type: "save_in", delay: 0 }) : step, mine);
  },
  decide(saving, { choices }, mine) {
    const { save } = saving;
    if (save.status !== "conflict") return [saving];
    const decided = mergePages({ base: save.base, mine: mine.page, theirs: save.theirs.page }, choices).page;
    const based = withBase({ ...saving, save: { status: "editing" } }, save.theirs.page, save.theirs.revision);
    return [based, { type: "edit", join: { base: save.base, theirs: save.theirs.page }, next: { type: "chosen", decided } }];
  },
  chosen(saving, { decided }, mine) {
    if (isSameValue(decided, mine.page)) return takeDecided(saving, mine);
    return [saving, { type: "edit", replace: decided, next: { type: "decided" } }];
  },
  decided: (saving, _, mine) => takeDecided(saving, mine),
  recover(saving, { draft, theirs }) {
    const versions = { base: draft.base, mine: draft.page, theirs: theirs.page };
    const isNewest = draft.revision === theirs.revision;
    const { page, conflicts } = isNewest ? { page: draft.page, conflicts: [] } : mergePages(versions);
    if (conflicts.length === 0) return [saving, { type: "edit", replace: page }];
    const asked: Saving = { ...saving, save: { status: "conflict", base: draft.base, theirs } };
    return [withBase(asked, draft.base, draft.revision), { type: "edit", replace: page }];
  },
  restore: (saving) => [{ ...saving, origin: "restore" }],
  published: (saving, { revision }) => [{ ...saving, publishedRevision: revision }],
};

const also = ([saving, ...effects]: SaveStep, ...more: SaveEffect[]): SaveStep => [saving, ...effects, ...more];

/** Sends what is here; after a conflict, what was edited since may have settled it. */
function begin(saving: Saving, mine: Mine): SaveStep {
  const now: SaveEffect = { type: "save_in", delay: null };
  if (saving.save.status === "conflict") {
    const [joined, ...effects] = joinIn(saving, saving.save.theirs, mine);
    return [joined, now, ...effects];
  }
  if (!isDirty(saving, mine.page)) return [saving, now];
  const { page, steps } = mine;
  const save: SaveState = { status: "saving", isSlow: false, changes: changesIn(saving, steps) };
  const draft: Draft = { page, revision: saving.revision, origin: saving.origin };
  return [{ ...saving, save, work: { type: "sending", page, steps } }, now, { type: "send", draft }];
}

/** The work is done; what was wanted meanwhile begins. */
function finish([saving, ...effects]: SaveStep, mine: Mine): SaveStep {
  const { wanted } = saving;
  const free: Saving = { ...saving, work: null, wanted: { ...wanted, hint: 0 } };
  if (wanted.hint > saving.revision && isWorthReading(free, wanted.hint)) {
    const [reading, ...more] = readNewest(free, { isRefused: false });
    return [reading, ...effects, ...more];
  }
  if (!wanted.save) return [free, ...effects];
  const [begun, ...more] = begin({ ...free, wanted: { save: false, hint: 0 } }, mine);
  return [begun, ...effects, ...more];
}

const isWorthReading = ({ save, revision: own }: Saving, revision: number) =>
  save.status !== "signed_out" && revision > (save.status === "conflict" ? save.theirs.revision : own);

const readNewest = (saving: Saving, { isRefused }: { isRefused: boolean }): SaveStep => [
  { ...saving, work: { type: "reading", isRefused } },
  { type: "save_in", delay: null },
  { type: "read_newest" },
];

/** Everything up to `base` is on the server. */
function settle(saving: Saving, { page, steps, now }: Mine): SaveStep {
  const calm = { ...saving, retryAfter: firstRetry };
  if (isDirty(saving, page))
    return [
      { ...calm, save: { status: "editing" } },
      { type: "save_in", delay: quiet },
    ];
  return [
    { ...calm, savedSteps: steps, save: { status: "saved", at: now } },
    { type: "save_in", delay: null },
    { type: "forget" },
  ];
}

const withBase = (saving: Saving, base: Page, revision: number): Saving => ({ ...saving, base, revision, sentInVain: [] });

function fail(saving: Saving, failure: Failure, { steps, now }: Mine): SaveStep {
  if (failure.kind === "signed_out") return [{ ...saving, save: { status: "signed_out" } }];
  if (failure.kind === "refused")
    return [{ ...saving, save: { status: "refused", reason: failure.reason, message: failure.message } }];
  const { retryAfter } = saving;
  const later = { changes: changesIn(saving, steps), retryAt: now + retryAfter };
  const save: SaveState =
    failure.kind === "failing" ? { status: "failing", reason: failure.reason, ...later } : { status: "offline", ...later };
  return [
    { ...saving, save, retryAfter: Math.min(retryAfter * 2, longestRetry) },
    { type: "save_in", delay: retryAfter },
  ];
}

/** A save whose answer was lost counts from here on, so that what it brought is not taken for somebody else's. */
function withOwn(saving: Saving, arrived: Page): Saving {
  const own = saving.sentInVain.find((page) => isSameValue(page, arrived));
  return own ? withBase(saving, own, saving.revision + 1) : saving;
}

/** What others have saved is joined with what was made here, or asked about. */
function joinIn(saving: Saving, theirs: StoredPage, mine: Mine): SaveStep {
  if (theirs.revision === saving.revision) return finish(settle(saving, mine), mine);
  const { base } = saving;
  const { page, conflicts } = mergePages({ base, mine: mine.page, theirs: theirs.page });
  if (conflicts.length > 0) return finish([{ ...saving, save: { status: "conflict", base, theirs } }, { type: "keep" }], mine);
  const isAsTheirs = isSameValue(page, theirs.page);
  const wasDirty = isDirty(saving, mine.page);
  return rebaseOn(saving, theirs, { type: "joined", isAsTheirs, wasDirty, authorName: theirs.authorName ?? null });
}

/** What was made here is made from theirs now; the steps that lead back too. */
const rebaseOn = (saving: Saving, theirs: StoredPage, next: AfterEdit): SaveStep => [
  withBase(saving, theirs.page, theirs.revision),
  { type: "edit", join: { base: saving.base, theirs: theirs.page }, next },
];

/** Both pages are joined as was decided; what is undecided stays as it is here, and undo brings back one's own. */
function takeDecided(saving: Saving, mine: Mine): SaveStep {
  const base = isSameValue(mine.page, saving.base) ? mine.page : saving.base;
  return settle({ ...saving, base, origin: "merge" }, mine);
}
