import { el, svg } from "./dom";
import type { Drawn, Show, View } from "./view";

const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const segmentColours = ["#3b3f8f", "#0d7a63", "#a3264b", "#b36a10", "#6d28a8", "#c7a02b"];
const symbols = ["◆", "★", "♥", "▲", "●", "♣"];
const suits: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Sector {
  label: string;
  colour: string;
}

/** A wheel of equal sectors, the first at the top. */
function drawWheel(sectors: readonly Sector[]): SVGElement {
  const step = 360 / sectors.length;
  const isNarrow = sectors.length > 40; // labels stand along the radius
  const point = (angle: number, radius: number) => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${(100 + radius * Math.cos(radians)).toFixed(2)} ${(100 + radius * Math.sin(radians)).toFixed(2)}`;
  };
  const drawn = sectors.map(({ label, colour }, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    return svg(
      "g",
      {},
      svg("path", {
        d: `M${point(from, 58)}L${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}Z`,
        fill: colour,
        stroke: "#e9c46a",
        "stroke-width": 0.6,
      }),
      svg(
        "text",
        {
          x: 100,
          y: isNarrow ? 14 : 23,
          fill: "#fff",
          "font-size": 8,
          "font-weight": 700,
          "text-anchor": isNarrow ? "end" : "middle",
          "dominant-baseline": isNarrow ? "central" : "auto",
          transform: `rotate(${index * step} 100 100)${isNarrow ? " rotate(-90 100 14)" : ""}`,
        },
        label,
      ),
    );
  });
  return svg(
    "svg",
    { viewBox: "0 0 200 200", "aria-hidden": "true" },
    svg("circle", { cx: 100, cy: 100, r: 99, fill: "#4a2f14" }),
    svg(
      "g",
      { class: "turning" },
      ...drawn,
      svg("circle", { cx: 100, cy: 100, r: 57, fill: "#5b3a18" }),
      svg("circle", { cx: 100, cy: 100, r: 40, fill: "#7a5124" }),
      svg("path", { d: "M100 62v76M62 100h76", stroke: "#e9c46a", "stroke-width": 5, "stroke-linecap": "round" }),
      svg("circle", { cx: 100, cy: 100, r: 9, fill: "#e9c46a" }),
    ),
    svg("path", { d: "M100 13l-6-13h12z", fill: "#fff", stroke: "#0006", "stroke-width": 1 }),
  );
}

const rouletteSectors = pockets.map((pocket) => ({
  label: String(pocket),
  colour: pocket === 0 ? "#0f8a4b" : reds.has(pocket) ? "#b3202c" : "#17181d",
}));

/** What is seen of a game's outcomes. */
export function createStage(
  { kind, order, spots }: Pick<View, "kind" | "order" | "spots">,
  say: (word: string) => string,
  ownNumbers: (text: string) => string,
) {
  const box = el("div", { class: "stage", "data-kind": kind });
  let wheel: SVGElement | null = null;
  let turned = 0;
  let count = 0;

  function turnTo(sectors: readonly Sector[], index: number, ms: number) {
    showWheel(sectors);
    const turning = wheel?.querySelector<SVGGElement>(".turning");
    if (!turning) return;
    const target = -index * (360 / sectors.length);
    turned = target + 360 * (Math.ceil((turned - target) / 360) + (ms > 0 ? -5 : 0));
    turning.style.transition = ms > 0 && !isStill() ? `transform ${ms}ms cubic-bezier(0.15, 0.6, 0.15, 1)` : "none";
    requestAnimationFrame(() => (turning.style.transform = `rotate(${turned}deg)`));
  }

  function showWheel(sectors: readonly Sector[]) {
    if (wheel?.isConnected) return;
    wheel = drawWheel(sectors);
    box.replaceChildren(wheel);
  }

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

  function climbTo(height: number, ms: number) {
    const number = el("output", { class: "climb" }, ownNumbers("×1.00"));
    box.replaceChildren(number);
    const [begin, mine] = [performance.now(), ++count];
    const end = height / 100;
    const step = (now: number) => {
      if (mine !== count) return;
      const part = ms === 0 || isStill() ? 1 : Math.min(1, (now - begin) / ms);
      number.textContent = ownNumbers(`×${(end ** part).toFixed(2)}`);
      number.toggleAttribute("data-over", part === 1);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Shows an outcome; it takes so many ms to come. */
  function show({ show: what }: Pick<Drawn, "show">, ms: number) {
    box.toggleAttribute("data-quick", ms === 0);
    switch (what.type) {
      case "roulette":
        return turnTo(rouletteSectors, pockets.indexOf(what.pocket), ms);
      case "wheel":
        return turnTo(sectorsOf(what.order), what.at, ms);
      case "climb":
        return climbTo(what.height, ms);
      default:
        return box.replaceChildren(drawn(what));
    }
  }

  function drawn(what: Exclude<Show, { type: "roulette" | "wheel" | "climb" }>): HTMLElement {
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
            el(
              "span",
              { style: `--nth:${index}`, "data-hit": symbol === what.hit, "data-symbol": symbol },
              symbols[symbol] ?? "",
            ),
          ),
        );
      case "coin":
        return el("div", { class: "coin" }, el("span", {}, say(what.side)));
    }
  }

  const sectorsOf = (order: readonly number[]) =>
    order.map((index) => ({ label: ownNumbers(spots[index]?.label?.slice(1) ?? ""), colour: segmentColours[index] ?? "#333" }));

  /** Before anything has come. */
  function wait() {
    count += 1;
    if (kind === "roulette") return showWheel(rouletteSectors);
    if (kind === "wheel" && wheel?.isConnected) return;
    const hidden = { cards: 2, dice: 3, tiles: 3, keno: 5, scratch: 9 } as const;
    if (kind === "climb") return box.replaceChildren(el("output", { class: "climb" }, ownNumbers("×1.00")));
    if (kind === "wheel") return showWheel(sectorsOf(order));
    if (kind === "coin") return box.replaceChildren(el("div", { class: "coin" }, el("span", {}, "?")));
    if (kind === "scratch")
      return box.replaceChildren(
        el("div", { class: "ticket" }, ...Array.from({ length: hidden.scratch }, () => el("span", { "data-hidden": true }))),
      );
    if (kind === "dice")
      return box.replaceChildren(el("div", { class: "dice" }, ...["⚄", "⚂", "⚅"].map((face) => el("span", {}, face))));
    if (kind === "keno" || kind === "tiles")
      return box.replaceChildren(
        el("div", { class: "balls" }, ...Array.from({ length: hidden[kind] }, () => el("span", {}, "?"))),
      );
    box.replaceChildren(
      el(
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
      ),
    );
  }

  wait();
  return { box, show, wait };
}
