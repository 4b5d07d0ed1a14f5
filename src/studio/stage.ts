import { el } from "./dom";
import type { Drawn, View } from "./view";
import { drawHidden } from "./draw_hidden";
import { drawOutcome } from "./draw_outcome";
import { drawWheel, type Sector } from "./draw_wheel";

const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const segmentColours = ["#3b3f8f", "#0d7a63", "#a3264b", "#b36a10", "#6d28a8", "#c7a02b"];

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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
        return box.replaceChildren(drawOutcome(what, say));
    }
  }

  const sectorsOf = (order: readonly number[]) =>
    order.map((index) => ({ label: ownNumbers(spots[index]?.label?.slice(1) ?? ""), colour: segmentColours[index] ?? "#333" }));

  /** Before anything has come. */
  function wait() {
    count += 1;
    if (kind === "roulette") return showWheel(rouletteSectors);
    if (kind === "wheel") return showWheel(sectorsOf(order));
    if (kind === "climb") return box.replaceChildren(el("output", { class: "climb" }, ownNumbers("×1.00")));
    box.replaceChildren(drawHidden(kind));
  }

  wait();
  return { box, show, wait };
}
