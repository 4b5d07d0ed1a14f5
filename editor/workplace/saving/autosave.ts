import { createStore } from "zustand/vanilla";
import type { Page } from "../../../schemas/page";
import { replacePage } from "../../core/commands/replace_page";
import type { Editor } from "../../core/editor";
import { mergePages } from "../../core/merge";
import type { Choices } from "../../core/merge_types";
import { isSameValue } from "../../core/same_value";
import type { DraftStore, LocalDraft } from "./draft_store";
import { type Failure, failureOf } from "./failure_of";
import type { SaveState, StoredPage } from "./save_state";
import { sendInTime } from "./send_in_time";

/** How long nothing must change before a draft is sent. */
const quiet = 800;
/** How long a change may exist in memory alone. */
const mirrorWithin = 400;
/** How long a save takes before that is worth saying. */
const usual = 3000;
const firstRetry = 1000;
const longestRetry = 30_000;

export type Origin = "merge" | "restore";

export interface SavingState {
  save: SaveState;
  /** The newest revision that the server has of what was made here. */
  revision: number;
  publishedRevision: number | null;
  /** Whose changes came in last, and how often any did. */
  joined: { authorName: string | null; count: number };
}

interface Options {
  editor: Editor;
  stored: StoredPage & { publishedRevision: number | null };
  /** Fails with `ApiError`: 409 where the revision is not the newest. */
  send: (
    draft: { page: Page; revision: number; origin?: Origin | undefined },
    signal: AbortSignal,
  ) => Promise<{ revision: number }>;
  /** The newest draft on the server, with its props upgraded as those of the open page are. */
  fetchNewest: (signal: AbortSignal) => Promise<StoredPage>;
  /** The page as it was at a revision, likewise. */
  fetchRevision: (revision: number, signal: AbortSignal) => Promise<Page>;
  drafts: DraftStore;
  /** After each save, for the other tabs. */
  onSaved?: (revision: number) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Keeps the server's draft up with the open page: waits for quiet, retries, joins what others saved first and asks
 * where both changed the same. `base` is the page of `revision`, which everything here was made from.
 */
export function createAutosave({ editor, stored, send, fetchNewest, fetchRevision, drafts, onSaved }: Options) {
  const { id } = stored.page;
  const store = createStore<SavingState>(() => ({
    save: { status: "saved", at: null },
    revision: stored.revision,
    publishedRevision: stored.publishedRevision,
    joined: { authorName: null, count: 0 },
  }));
  let base = editor.getState().page;
  let savedSteps = editor.getState().steps;
  let sentInVain: Page[] = []; // on top of `revision`, without an answer: one of them may have arrived all the same
  let origin: Origin | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mirrorTimer: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = firstRetry;
  let working: Promise<void> | null = null;
  let isStopped = false;

  const mine = () => editor.getState().page;
  const isDirty = () => mine() !== base || sentInVain.length > 0;
  const changes = () => Math.max(1, Math.abs(editor.getState().steps - savedSteps));
  const show = (save: SaveState) => store.setState({ save });
  const status = () => store.getState().save.status;

  function mirror() {
    clearTimeout(mirrorTimer);
    mirrorTimer = undefined;
    const { revision } = store.getState();
    const draft: LocalDraft = { page: mine(), base, revision, changes: changes(), keptAt: new Date().toISOString() };
    return drafts.write(id, draft).catch(() => {}); // a browser that keeps nothing still saves to the server
  }

  function handleChange() {
    if (isStopped) return;
    if (!isDirty() && status() !== "conflict" && !working) return settle();
    mirrorTimer ??= setTimeout(() => void mirror(), mirrorWithin);
    const { save } = store.getState();
    if (save.status === "signed_out") return;
    if (save.status === "offline" || save.status === "failing") return show({ ...save, changes: changes() });
    if (save.status === "saving") return show({ ...save, changes: changes() });
    if (save.status !== "conflict") show({ status: "editing" });
    schedule(quiet);
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void saveNow(), delay);
  }

  /** Everything up to `base` is on the server. */
  function settle() {
    retryAfter = firstRetry;
    if (isDirty()) {
      show({ status: "editing" });
      return schedule(quiet);
    }
    savedSteps = editor.getState().steps;
    clearTimeout(timer);
    clearTimeout(mirrorTimer);
    mirrorTimer = undefined;
    show({ status: "saved", at: Date.now() });
    void drafts.remove(id).catch(() => {});
  }

  function stand(page: Page, revision: number) {
    base = page;
    sentInVain = [];
    store.setState({ revision });
  }

  async function sendOnce() {
    const { page, steps } = editor.getState();
    const { revision } = store.getState();
    show({ status: "saving", isSlow: false, changes: changes() });
    const slowTimer = setTimeout(() => {
      const { save } = store.getState();
      if (save.status === "saving") show({ ...save, isSlow: true });
    }, usual);
    try {
      const saved = await sendInTime((signal) => send({ page, revision, origin }, signal));
      origin = undefined;
      stand(page, saved.revision);
      savedSteps = steps;
      onSaved?.(saved.revision);
      settle();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "offline" || failure.kind === "failing") sentInVain = [...sentInVain.slice(-9), page];
      if (failure.kind === "conflict") await fetchAndJoin({ isRefused: true });
      else handleFailure(failure);
    } finally {
      clearTimeout(slowTimer);
    }
  }

  function handleFailure(failure: Failure) {
    if (failure.kind === "signed_out") return show({ status: "signed_out" });
    if (failure.kind === "refused") return show({ status: "refused", reason: failure.reason, message: failure.message });
    const later = { changes: changes(), retryAt: Date.now() + retryAfter };
    show(failure.kind === "failing" ? { status: "failing", reason: failure.reason, ...later } : { status: "offline", ...later });
    schedule(retryAfter);
    retryAfter = Math.min(retryAfter * 2, longestRetry);
  }

  /** Reads what others have saved and joins it with what was made here. */
  async function fetchAndJoin({ isRefused }: { isRefused: boolean }) {
    try {
      const theirs = await sendInTime(fetchNewest);
      const { revision } = store.getState();
      if (isRefused && theirs.revision === revision) return handleFailure({ kind: "failing", reason: "busy" });
      if (!isRefused && theirs.revision <= revision) return settle(); // a hint about what is here already
      await recogniseOwn(theirs);
      joinIn(theirs);
    } catch (error) {
      if (!isRefused) return isDirty() ? schedule(quiet) : undefined; // it was a hint; what is to be sent finds out again
      const failure = failureOf(error);
      handleFailure(failure.kind === "conflict" ? { kind: "offline" } : failure);
    }
  }

  /** A save whose answer was lost counts from here on, so that what it brought is not taken for somebody else's. */
  async function recogniseOwn(newest: StoredPage) {
    const next = store.getState().revision + 1;
    if (sentInVain.length === 0 || next > newest.revision) return;
    const arrived = next === newest.revision ? newest.page : await sendInTime((signal) => fetchRevision(next, signal));
    const own = sentInVain.find((page) => isSameValue(page, arrived));
    if (own) stand(own, next);
  }

  function joinIn(theirs: StoredPage) {
    if (theirs.revision === store.getState().revision) return settle();
    const wasDirty = isDirty();
    const { page, conflicts } = mergePages({ base, mine: mine(), theirs: theirs.page });
    if (conflicts.length > 0) {
      show({ status: "conflict", base, theirs });
      return void mirror();
    }
    standOn(theirs, isSameValue(page, theirs.page));
    if (wasDirty && isDirty()) origin = "merge";
    store.setState(({ joined }) => ({ joined: { authorName: theirs.authorName ?? null, count: joined.count + 1 } }));
    settle();
    if (isDirty()) schedule(0);
  }

  /** What was made here is made from theirs now; the steps that lead back too. */
  function standOn(theirs: StoredPage, isAsTheirs: boolean) {
    const before = base;
    stand(theirs.page, theirs.revision);
    editor.join({ base: before, theirs: theirs.page });
    if (isAsTheirs) base = mine();
  }

  /** One thing at a time: a save, or joining what somebody else saved. */
  async function work(task: () => Promise<void> | void) {
    clearTimeout(timer);
    while (working) await working;
    working = Promise.resolve(task()).finally(() => (working = null));
    await working;
  }

  /** Sends what has changed at once. Answers whether the server has everything. */
  async function saveNow(): Promise<boolean> {
    await work(async () => {
      const { save } = store.getState();
      if (save.status === "conflict") return joinIn(save.theirs); // what was edited since may have settled it
      if (isDirty()) await sendOnce();
    });
    return !isDirty();
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (state.page !== before.page) handleChange();
  });

  return {
    store,
    /** Who saved the page that was opened, by name. */
    openedBy: stored.authorName ?? null,
    saveNow,
    isDirty,
    /** Writes the draft down in the browser without waiting, as when the tab is put away. */
    keep: () => (isDirty() ? mirror() : Promise.resolve()),
    /** Somebody saved a revision, here or elsewhere: a hint, the server is asked. */
    async hear(revision: number) {
      if (isStopped || revision <= store.getState().revision) return;
      await work(async () => {
        const { save } = store.getState();
        const known = save.status === "conflict" ? save.theirs.revision : store.getState().revision;
        if (revision > known && save.status !== "signed_out") await fetchAndJoin({ isRefused: false });
      });
    },
    /** The server changed the page for somebody who asked for it here, as when it gets another address. */
    adopt(theirs: StoredPage) {
      if (mergePages({ base, mine: mine(), theirs: theirs.page }).conflicts.length > 0) return joinIn(theirs);
      standOn(theirs, !isDirty());
      settle();
    },
    /** Both pages are joined as was decided; what is undecided stays as it is here, and undo brings back one's own. */
    decide(choices: Choices) {
      const { save } = store.getState();
      if (save.status !== "conflict") return Promise.resolve(true);
      const decided = mergePages({ base: save.base, mine: mine(), theirs: save.theirs.page }, choices).page;
      show({ status: "editing" });
      stand(save.theirs.page, save.theirs.revision);
      editor.join({ base: save.base, theirs: save.theirs.page });
      if (!isSameValue(decided, mine())) editor.run(replacePage(decided));
      if (isSameValue(mine(), base)) base = mine();
      origin = "merge";
      settle();
      return saveNow();
    },
    /** What a browser kept takes the place of what the server has, joined with what others have saved since. */
    recover(draft: Pick<LocalDraft, "page" | "base" | "revision">) {
      const theirs = { page: base, revision: store.getState().revision, authorName: stored.authorName, savedAt: stored.savedAt };
      const versions = { base: draft.base, mine: draft.page, theirs: theirs.page };
      const { page, conflicts } = draft.revision === theirs.revision ? { page: draft.page, conflicts: [] } : mergePages(versions);
      if (conflicts.length > 0) {
        stand(draft.base, draft.revision);
        show({ status: "conflict", base: draft.base, theirs });
      }
      editor.run(replacePage(page));
    },
    /** Another state of the page takes its place, as an edit that undo takes back, and is saved at once. */
    restore(page: Page) {
      origin = "restore";
      editor.run(replacePage(page));
      return saveNow();
    },
    setPublished: (publishedRevision: number | null) => store.setState({ publishedRevision }),
    stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(mirrorTimer);
    },
  };
}
