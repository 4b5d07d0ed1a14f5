import { el } from "./dom";
import type { Show } from "./view";

const symbols = ["◆", "★", "♥", "▲", "●", "♣"];
const suits: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

const cardOf = (card: string, index: number) => {
  const suit = card.slice(1);
  const rank = card.startsWith("T") ? "10" : card.slice(0, 1);
  return el(
    "span",
    { class: "card", "data-red": suit === "h" || suit === "d", style: `--nth:${index}` },
    el("b", {}, rank),
    el("i", {}, suits[suit] ?? ""),
  );
};

/** What came, of the kinds that neither turn nor climb. */
export function drawOutcome(
  what: Exclude<Show, { type: "roulette" | "wheel" | "climb" }>,
  say: (word: string) => string,
): HTMLElement {
  switch (what.type) {
    case "cards":
      return el(
        "div",
        { class: "hands" },
        ...what.hands.map(({ word, cards, value }, hand) =>
          el(
            "div",
            { class: "hand" },
            el("small", {}, say(word)),
            el("div", { class: "cards" }, ...cards.map((card, index) => cardOf(card, index * 2 + hand))),
            el("strong", {}, /^\d*$/.test(value) ? value : say(value)),
          ),
        ),
      );
    case "dice":
      return el(
        "div",
        { class: "dice" },
        ...what.dice.map((face, index) => el("span", { style: `--nth:${index}` }, "⚀⚁⚂⚃⚄⚅"[face - 1] ?? "")),
      );
    case "numbers":
      return el(
        "div",
        { class: "balls" },
        ...what.drawn.map((number, index) => el("span", { style: `--nth:${index}` }, String(number))),
      );
    case "ticket":
      return el(
        "div",
        { class: "ticket" },
        ...what.fields.map((symbol, index) =>
          el("span", { style: `--nth:${index}`, "data-hit": symbol === what.hit, "data-symbol": symbol }, symbols[symbol] ?? ""),
        ),
      );
    case "coin":
      return el("div", { class: "coin" }, el("span", {}, say(what.side)));
  }
}
