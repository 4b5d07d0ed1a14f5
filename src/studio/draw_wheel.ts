import { svg } from "./dom";

export interface Sector {
  label: string;
  colour: string;
}

/** A wheel of equal sectors, the first at the top. */
export function drawWheel(sectors: readonly Sector[]): SVGElement {
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
