import type { Host } from "./host";

const withKeysOfTheirOwn = "input, select, textarea";

/** The page does not hear keys while its game has the focus, so the game says those that are meant for the page. */
export function sayPageKeys(host: Host, document: Document) {
  document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey, repeat }) => {
    if (ctrlKey || metaKey || altKey || repeat || document.querySelector("dialog[open]")) return;
    if (key === "Escape") host.say({ type: "theatre", wish: "leave" });
    const isWriting = target instanceof Element && target.matches(withKeysOfTheirOwn);
    if (key.toLowerCase() === "t" && !isWriting) host.say({ type: "theatre", wish: "toggle" });
  });
}
