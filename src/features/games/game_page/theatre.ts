import type { GamePlayStore } from "./game_play";
import { theatreKey } from "./theatre_key";

const withKeysOfTheirOwn = "input, select, textarea, [contenteditable]";
const openOverPage = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * In theatre mode the stage has the window's width under the header, until its button, T or Escape ends that; it lasts for the visit. T is heard
 * where the focus is on the stage or its bar (WCAG 2.1.4). Answers how to stop.
 */
export function followTheatre(store: GamePlayStore, window: Window): () => void {
  const { document } = window;
  const root = document.documentElement;
  const show = (isOn: boolean) => {
    root.toggleAttribute("data-theatre", isOn);
    store.setState({ isTheatre: isOn });
  };
  const setTheatre = (isOn: boolean) => {
    show(isOn);
    remember(window, isOn);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const { isTheatre, isFullscreen } = store.getState();
    if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector(openOverPage)) return;
    if (key === "Escape" && isTheatre && !isFullscreen) setTheatre(false);
    if (key.toLowerCase() === "t" && target instanceof Element && isAtGame(store, target)) setTheatre(!isTheatre);
  };
  document.addEventListener("keydown", handleKeyDown);
  store.setState({ setTheatre });
  if (wasTheatre(window)) show(true);
  return () => {
    document.removeEventListener("keydown", handleKeyDown);
    show(false);
    store.setState({ setTheatre: null });
  };
}

const isAtGame = (store: GamePlayStore, element: Element) =>
  !element.matches(withKeysOfTheirOwn) &&
  (store.getState().stage?.contains(element) || element.closest('[data-section-type="game_actions"]') !== null);

function remember(window: Window, isOn: boolean) {
  try {
    if (isOn) window.sessionStorage.setItem(theatreKey, "on");
    else window.sessionStorage.removeItem(theatreKey);
  } catch {
    // it holds until the page goes
  }
}

function wasTheatre(window: Window): boolean {
  try {
    return window.sessionStorage.getItem(theatreKey) === "on";
  } catch {
    return false;
  }
}
