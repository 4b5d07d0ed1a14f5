import { svg } from "./dom";

const hair = ["#2b1d17", "#6b3f22", "#c58b3a", "#1b1b22", "#8d2f23"];
const skin = ["#f0c9a4", "#d9a06f", "#a86f47", "#7a4b31", "#f6d8bd"];
const dress = ["#5b3df0", "#0d7a63", "#a3264b", "#1f5c99", "#7a4a12"];

/** Who deals at a table: always the same person at the same one. */
export function drawDealer(name: string): SVGElement {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const of = (list: readonly string[], by: number) => list[Math.floor(number / by) % list.length] ?? "";
  const [hairs, face, clothes] = [of(hair, 1), of(skin, 5), of(dress, 25)];
  const isLong = number % 2 === 0;
  return svg(
    "svg",
    { viewBox: "0 0 96 96", width: 72, height: 72, "aria-hidden": "true", class: "dealer" },
    svg("circle", { cx: 48, cy: 48, r: 47, fill: "var(--surface-high)" }),
    svg(
      "g",
      { "clip-path": "circle(47px at 48px 48px)" },
      isLong && svg("path", { d: "M24 74V40a24 24 0 0 1 48 0v34z", fill: hairs }),
      svg("path", { d: "M14 100c0-20 12-28 34-28s34 8 34 28z", fill: clothes }),
      svg("path", { d: "M40 60h16v14l-8 8-8-8z", fill: face }),
      svg("path", { d: "M38 74l10 9 10-9 4 4-14 14-14-14z", fill: "#fff" }),
      svg("ellipse", { cx: 48, cy: 44, rx: 18, ry: 21, fill: face }),
      svg("path", { d: "M29 42c0-16 9-24 20-24s19 8 18 23c-6-2-10-8-12-13-5 8-15 12-26 14z", fill: hairs }),
      svg("circle", { cx: 41, cy: 46, r: 2.2, fill: "#1b1b22" }),
      svg("circle", { cx: 55, cy: 46, r: 2.2, fill: "#1b1b22" }),
      svg("path", { d: "M41 55q7 6 14 0", fill: "none", stroke: "#8d3b3b", "stroke-width": 2, "stroke-linecap": "round" }),
    ),
  );
}
