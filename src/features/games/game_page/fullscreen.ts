import type { GamePlayStore } from "./game_play";

/** Shows the stage over everything: by the browser where it can, else by our own styles (phones of one maker). */
export async function toggleFullscreen(store: GamePlayStore) {
  const { stage, isFullscreen } = store.getState();
  if (!stage) return;
  const { ownerDocument } = stage;
  if (isFullscreen) {
    if (ownerDocument.fullscreenElement) await ownerDocument.exitFullscreen();
    store.setState({ isFullscreen: false });
    return;
  }
  store.setState({ isFullscreen: true });
  await stage.requestFullscreen?.().catch(() => {}); // our own styles show it as large
  stage.querySelector<HTMLElement>("iframe, a, button")?.focus(); // what was pressed lies behind the stage
}

/** Follows the browser's own way out of fullscreen, and Escape where the browser does not know that it is on. */
export function followFullscreen(store: GamePlayStore, document: Document) {
  const handleChange = () => {
    if (!document.fullscreenElement) store.setState({ isFullscreen: false });
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !document.fullscreenElement) store.setState({ isFullscreen: false });
  };
  document.addEventListener("fullscreenchange", handleChange);
  document.addEventListener("keydown", handleKeyDown);
  return () => {
    document.removeEventListener("fullscreenchange", handleChange);
    document.removeEventListener("keydown", handleKeyDown);
  };
}
