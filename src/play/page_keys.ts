import type { Host } from "./host";

const withKeysOfTheirOwn = "input, select, textarea";

/** The page does not hear keys while its game has the focus, so the game says those that are meant for the page and that it has no use for itself. */
export function sayPageKeys(host: Host, window: Window) {
  window.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }) => {
    if (defaultPrevented || ctrlKey || metaKey || altKey || repeat || window.document.querySelector("dialog[open]")) return;
    if (key === "Escape") host.say({ type: "theatre", wish: "leave" });
    const isWriting = target instanceof Element && target.matches(withKeysOfTheirOwn);
    if (key.toLowerCase() === "t" && !isWriting) host.say({ type: "theatre", wish: "toggle" });
  });
}
