import { createStore, type StoreApi } from "zustand/vanilla";
import type { Page } from "../../../schemas/page";
import { replacePage } from "../../core/commands/replace_page";
import type { Editor } from "../../core/editor";
import type { Choices } from "../../core/merge_types";
import type { DraftStore, LocalDraft } from "./draft_store";
import type { StoredPage } from "./save_state";
import { changesIn, isDirty as isDirtyWith, openSaving, stepSaving } from "./save_step";
import type { SaveEffect, SaveEvent, Saving, SavingState } from "./saving";
import { askServer, type Server } from "./ask_server";
import { createIdle } from "./idle";
import { createMirror } from "./mirror";

interface Options extends Server {
  editor: Editor;
  stored: StoredPage & { publishedRevision: number | null };
  drafts: DraftStore;
  /** After each save, for the other tabs. */
  onSaved?: (revision: number) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Keeps the server's draft up with the open page: `stepSaving` with a server, a clock, and the browser's own store. It waits for
 * quiet, retries, joins what others saved first and asks where both changed the same.
 */
export function createAutosave({ editor, stored, drafts, onSaved, ...server }: Options) {
  const store = createStore<Saving>(() => openSaving(stored, editor.getState()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = createIdle();
  let isStopped = false;

  const mine = () => editor.getState().page;
  const isDirty = () => isDirtyWith(store.getState(), mine());
  const { sendDraft, readNewest, readRevision } = askServer(server, happen);
  const mirror = createMirror(drafts, stored.page.id, () => {
    const saving = store.getState();
    const { base, revision } = saving;
    const changes = changesIn(saving, editor.getState().steps);
    return { page: mine(), base, revision, changes, keptAt: new Date().toISOString() };
  });

  function happen(event: SaveEvent) {
    const { page, steps } = editor.getState();
    const [next, ...effects] = stepSaving(store.getState(), event, { page, steps, now: Date.now() });
    store.setState(next);
    effects.forEach(carryOut);
    if (!store.getState().work) idle.tell(!isDirty());
  }

  function carryOut(effect: SaveEffect) {
    switch (effect.type) {
      case "send":
        return void sendDraft(effect.draft);
      case "read_newest":
        return void readNewest();
      case "read_revision":
        return void readRevision(effect.revision);
      case "save_in":
        clearTimeout(timer);
        if (!isStopped && effect.delay !== null) timer = setTimeout(() => happen({ type: "save" }), effect.delay);
        return;
      case "keep_soon":
        return mirror.keepSoon();
      case "keep":
        return void mirror.keep();
      case "forget":
        return mirror.forget();
      case "tell_saved":
        return onSaved?.(effect.revision);
      case "edit":
        if (effect.join) editor.join(effect.join);
        if (effect.replace) editor.run(replacePage(effect.replace));
        if (effect.next) happen(effect.next);
    }
  }

  /** Resolves once nothing is under way, with whether the server has everything. */
  function settled(): Promise<boolean> {
    return store.getState().work ? idle.wait() : Promise.resolve(!isDirty());
  }

  /** Sends what has changed at once. Answers whether the server has everything. */
  function saveNow(): Promise<boolean> {
    happen({ type: "save" });
    return settled();
  }

  const shown: Pick<StoreApi<SavingState>, "getState" | "getInitialState" | "subscribe"> = store;
  const unsubscribe = editor.subscribe((state, before) => {
    if (state.page !== before.page && !isStopped) happen({ type: "changed" });
  });

  return {
    store: shown,
    /** Who saved the page that was opened, by name. */
    openedBy: stored.authorName ?? null,
    saveNow,
    isDirty,
    /** Writes the draft down in the browser without waiting, as when the tab is put away. */
    keep: () => (isDirty() ? mirror.keep() : Promise.resolve()),
    /** Somebody saved a revision, here or elsewhere: a hint, the server is asked. */
    async hear(revision: number) {
      if (isStopped) return;
      happen({ type: "hint", revision });
      await settled();
    },
    /** The server said which revision is the newest: it is read where it is not here. */
    async meet(revision: number) {
      if (isStopped) return;
      happen({ type: "newest", revision });
      await settled();
    },
    /** The server changed the page for somebody who asked for it here, as when it gets another address. */
    adopt: (theirs: StoredPage) => happen({ type: "adopt", theirs }),
    /** Both pages are joined as was decided; what is undecided stays as it is here, and undo brings back one's own. */
    decide(choices: Choices) {
      if (store.getState().save.status !== "conflict") return Promise.resolve(true);
      happen({ type: "decide", choices });
      return saveNow();
    },
    /** What a browser kept takes the place of what the server has, joined with what others have saved since. */
    recover(draft: Pick<LocalDraft, "page" | "base" | "revision">) {
      const { base, revision } = store.getState();
      const { authorName, savedAt } = stored;
      happen({ type: "recover", draft, theirs: { page: base, revision, authorName, savedAt } });
    },
    /** Another state of the page takes its place, as an edit that undo takes back, and is saved at once. */
    restore(page: Page) {
      happen({ type: "restore" });
      editor.run(replacePage(page));
      return saveNow();
    },
    setPublished: (revision: number | null) => happen({ type: "published", revision }),
    stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      mirror.stop();
    },
  };
}
