import type { Editor } from "../../core/editor";
import { isSameValue } from "../../core/same_value";
import type { Autosave } from "./autosave";
import type { HistoryStore } from "./history_store";

/** The screen shows first that the page is saved. */
const pause = 50;

/**
 * Brings back the steps that led to the page, so that undo survives a reload, and writes them down whenever the page is
 * saved. Where somebody else saved since, the steps are joined with that when somebody goes back to them.
 */
export function keepHistory(editor: Editor, saving: Pick<Autosave, "store" | "isDirty">, histories: HistoryStore): () => void {
  const opened = editor.getState().page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  void histories
    .read(opened.id)
    .then((kept) => {
      if (!kept) return;
      const join = isSameValue(kept.page, opened) ? null : { base: kept.page, theirs: opened };
      editor.restoreHistory(kept, join);
    })
    .catch(() => {}) // a browser that keeps nothing has nothing to bring back
    .finally(() => {
      isReady = true;
    });

  function write() {
    if (!isReady || saving.isDirty()) return;
    void histories.write(opened.id, { page: editor.getState().page, ...editor.history() }).catch(() => {});
  }

  const unsubscribe = saving.store.subscribe(({ save }, before) => {
    if (save.status !== "saved" || before.save === save) return;
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
