import { createStore } from "zustand/vanilla";
import type { Page } from "../../schemas/page";
import { ApiError } from "../../src/api/api_error";
import { replacePage } from "../core/commands/replace_page";
import type { Editor } from "../core/editor";
import { isSameValue } from "../fields/same_value";
import type { DraftStore } from "./draft_store";
import type { SaveState, StoredPage } from "./save_state";

/** How long nothing must change before a draft is sent. */
const quiet = 800;
/** How long a change may exist in memory alone. */
const mirrorWithin = 400;
const firstRetry = 1000;
const longestRetry = 30_000;

export interface SavingState {
  save: SaveState;
  /** The newest revision that the server has of what was made here. */
  revision: number;
  publishedRevision: number | null;
}

interface Options {
  editor: Editor;
  stored: StoredPage & { publishedRevision: number | null };
  /** Fails with `ApiError`: 409 where the revision is not the newest. */
  send: (page: Page, revision: number) => Promise<{ revision: number }>;
  /** The newest draft on the server. */
  fetchNewest: () => Promise<StoredPage>;
  drafts: DraftStore;
}

/** A save is refused with 409 for other reasons too, such as a route that is taken; those have codes of their own. */
const isOtherConflict = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && error.code !== "page.conflict";

export type Autosave = ReturnType<typeof createAutosave>;

/** Keeps the server's draft up with the open page: waits for quiet, retries, asks when somebody else was first. */
export function createAutosave({ editor, stored, send, fetchNewest, drafts }: Options) {
  const { id } = stored.page;
  const store = createStore<SavingState>(() => ({
    save: { status: "saved", at: null },
    revision: stored.revision,
    publishedRevision: stored.publishedRevision,
  }));
  let savedPage = editor.getState().page;
  let savedSteps = editor.getState().steps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mirrorTimer: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = firstRetry;
  let sending: Promise<void> | null = null;
  let isStopped = false;

  const isDirty = () => editor.getState().page !== savedPage;
  const changes = () => Math.max(1, Math.abs(editor.getState().steps - savedSteps));
  const show = (save: SaveState) => store.setState({ save });

  function mirror() {
    clearTimeout(mirrorTimer);
    mirrorTimer = undefined;
    const draft = {
      page: editor.getState().page,
      revision: store.getState().revision,
      changes: changes(),
      keptAt: new Date().toISOString(),
    };
    return drafts.write(id, draft).catch(() => {}); // a browser that keeps nothing still saves to the server
  }

  function handleChange() {
    if (isStopped) return;
    if (!isDirty()) return settle(savedPage, editor.getState().steps);
    mirrorTimer ??= setTimeout(() => void mirror(), mirrorWithin);
    const { status } = store.getState().save;
    if (status === "conflict" || status === "signed_out") return;
    if (status === "offline")
      return show({ ...(store.getState().save as SaveState & { status: "offline" }), changes: changes() });
    if (status !== "saving") show({ status: "editing" });
    schedule(quiet);
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void saveNow(), delay);
  }

  /** Everything up to `page` is on the server. */
  function settle(page: Page, steps: number) {
    savedPage = page;
    savedSteps = steps;
    retryAfter = firstRetry;
    if (isDirty()) {
      show({ status: "editing" });
      return schedule(quiet);
    }
    clearTimeout(timer);
    clearTimeout(mirrorTimer);
    mirrorTimer = undefined;
    show({ status: "saved", at: Date.now() });
    void drafts.remove(id).catch(() => {});
  }

  async function sendOnce() {
    const { page, steps } = editor.getState();
    show({ status: "saving" });
    try {
      const { revision } = await send(page, store.getState().revision);
      store.setState({ revision });
      settle(page, steps);
    } catch (error) {
      await handleFailure(error, page);
    }
  }

  async function handleFailure(error: unknown, sent: Page) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409 && !isOtherConflict(error)) return handleConflict(sent);
    if (status === 401) return show({ status: "signed_out" });
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      return show({ status: "refused", message: error instanceof Error ? error.message : "" });
    }
    show({ status: "offline", changes: changes(), retryAt: Date.now() + retryAfter });
    schedule(retryAfter);
    retryAfter = Math.min(retryAfter * 2, longestRetry);
  }

  async function handleConflict(sent: Page) {
    try {
      const theirs = await fetchNewest();
      if (!isSameValue(theirs.page, sent)) return show({ status: "conflict", theirs });
      store.setState({ revision: theirs.revision }); // our own save: it came through and only its answer was lost
      settle(sent, savedSteps);
    } catch (error) {
      await handleFailure(error instanceof ApiError && error.status === 409 ? null : error, sent);
    }
  }

  /** Sends what has changed at once. Answers whether the server has everything. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    if (sending) await sending;
    if (!isDirty()) return true;
    if (store.getState().save.status === "conflict") return false;
    sending = sendOnce().finally(() => (sending = null));
    await sending;
    return !isDirty();
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (state.page !== before.page) handleChange();
  });

  return {
    store,
    saveNow,
    /** Writes the draft down in the browser without waiting, as when the tab is put away. */
    keep: () => (isDirty() ? mirror() : Promise.resolve()),
    /** One's own page is saved on top; theirs stays in the history. */
    keepMine({ revision }: StoredPage) {
      store.setState({ revision, save: { status: "editing" } });
      return saveNow();
    },
    /** What a browser kept takes the place of what the server has; a revision that is not the newest becomes a conflict. */
    recover({ page, revision }: StoredPage) {
      store.setState({ revision });
      editor.run(replacePage(page));
    },
    /** The server's page stands, after a conflict or a restore; undo brings back one's own. */
    adopt({ page, revision }: StoredPage) {
      store.setState({ revision });
      savedPage = page;
      editor.run(replacePage(page));
      settle(page, editor.getState().steps);
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
