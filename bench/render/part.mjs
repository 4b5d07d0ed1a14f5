import { runBundled } from "../child.mjs";

export async function measure({ site, isFull, isSmall }) {
  const { origin, pid } = await site.start();
  const result = await runBundled("bench/render/measure.ts", "render", [
    origin,
    String(pid),
    isSmall ? "1" : isFull ? "25" : "9",
    isSmall ? "100" : "700",
    isSmall ? "50" : "300",
  ]);
  const { foyer, handWritten, ratio, difference, elements, bytes, memory } = result;
  return {
    title: "Rendering the home page on the server",
    method:
      `The demo's home page for a guest (${elements} elements, ${Math.round(bytes / 1024)} KB) as the server makes it, from recorded answers to its ` +
      "sections' calls, down to bytes: services made, HTML rendered, state embedded. Beside it the same document from a component " +
      "written out by hand: one function per section and list item, every text and attribute a literal, no data to fetch, check or format. " +
      `Rounds take turns in one Node process; the ratio is of CPU time. ${difference ?? "Both give the same HTML."}`,
    figures: [
      {
        name: "pages per second",
        value: 1000 / foyer.wallMs,
        unit: "/s",
        beside: `by hand ${(1000 / handWritten.wallMs).toFixed(0)} /s`,
      },
      {
        name: "share of the hand-written component's",
        value: ratio,
        unit: "",
        bar: { least: 0.8 },
        beside: "median of the rounds",
      },
      {
        name: "CPU per page",
        value: foyer.cpuMs,
        unit: "ms",
        mayBeZero: true,
        beside: `by hand ${handWritten.cpuMs.toFixed(2)} ms`,
      },
      {
        name: "a guest's page from memory",
        value: memory.cpuMs,
        unit: "ms CPU",
        bar: { most: 1 },
        mayBeZero: true,
        beside: `of the server for each of ${memory.count} requests, the asking not counted`,
      },
    ],
    result,
  };
}
