import { el } from "./dom";
import type { View } from "./view";

const hidden = { tiles: 3, keno: 5, scratch: 9 } as const;

/** What will come, face down. */
export function drawHidden(kind: View["kind"]): HTMLElement {
  if (kind === "coin") return el("div", { class: "coin" }, el("span", {}, "?"));
  if (kind === "scratch")
    return el("div", { class: "ticket" }, ...Array.from({ length: hidden.scratch }, () => el("span", { "data-hidden": true })));
  if (kind === "dice") return el("div", { class: "dice" }, ...["⚄", "⚂", "⚅"].map((face) => el("span", {}, face)));
  if (kind === "keno" || kind === "tiles")
    return el("div", { class: "balls" }, ...Array.from({ length: hidden[kind] }, () => el("span", {}, "?")));
  return el(
    "div",
    { class: "hands" },
    el(
      "div",
      { class: "hand" },
      el(
        "div",
        { class: "cards" },
        el("span", { class: "card", "data-back": true }),
        el("span", { class: "card", "data-back": true }),
      ),
    ),
  );
}
