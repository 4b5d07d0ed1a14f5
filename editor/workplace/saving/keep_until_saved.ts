import type { Autosave } from "./autosave";

/**
 * Ties the saving to a tab: a tab that is put away writes down what it has, one that closes with unsaved changes warns,
 * and tabs with the same page hear of each other's saves. What it answers lets go, after a last save.
 */
export function keepUntilSaved(window: Window & typeof globalThis, saving: Autosave): () => void {
  const { document } = window;
  const keep = () => void saving.keep();
  const retry = () => void saving.saveNow();
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") keep();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!saving.isDirty()) return;
    keep();
    event.preventDefault();
  };
  window.addEventListener("pagehide", keep);
  window.addEventListener("online", retry);
  window.addEventListener("beforeunload", warn);
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    window.removeEventListener("pagehide", keep);
    window.removeEventListener("online", retry);
    window.removeEventListener("beforeunload", warn);
    document.removeEventListener("visibilitychange", handleVisibility);
    keep();
    void saving.saveNow();
    saving.stop();
  };
}
