import type { DraftStore, LocalDraft } from "./draft_store";

/** How long a change may exist in memory alone, in ms. */
const mirrorWithin = 400;

/** Keeps what is unsaved in the browser's own store: soon, at once, or no more. */
export function createMirror(drafts: DraftStore, pageId: string, draftNow: () => LocalDraft) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }
  function keep() {
    stop();
    return drafts.write(pageId, draftNow()).catch(() => {}); // a browser that keeps nothing still saves to the server
  }
  return {
    keep,
    keepSoon() {
      timer ??= setTimeout(() => void keep(), mirrorWithin);
    },
    forget() {
      stop();
      void drafts.remove(pageId).catch(() => {});
    },
    stop,
  };
}
