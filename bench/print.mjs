import { formatNumber } from "./stats.mjs";

export function printMachine({ cpu, cores, memoryGb, system, node, chromium, load }) {
  console.log(`${cores} × ${cpu}, ${memoryGb} GB, ${system}\nNode ${node}, ${chromium}`);
  console.log(`Load ${load}${load > cores ? ": others work on this machine, the figures come out too high" : ""}\n`);
}

/** A part is a title, how it is measured, and figures with the bars they have to reach. */
export function printPart({ title, method, figures, text }) {
  console.log(`${title}\n${wrap(method)}\n`);
  if (text) console.log(text);
  const rows = figures.map(({ name, value, unit, bar, beside, failed }) => [
    name,
    Number.isFinite(value) ? `${formatNumber(value)} ${unit}` : "not measured",
    bar ? `${bar.most === undefined ? "≥" : "≤"} ${bar.most ?? bar.least}` : "",
    bar && Number.isFinite(value) ? (reaches(value, bar) ? "reached" : "MISSED") : "",
    [beside, failed !== undefined && `${failed} failed`].filter(Boolean).join(", "),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  for (const row of rows) console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  console.log("");
}

const reaches = (value, { most = Infinity, least = -Infinity }) => value <= most && value >= least;

const wrap = (words) => words.replace(/(.{1,108})(?:\s+|$)/g, "  $1\n").trimEnd();
