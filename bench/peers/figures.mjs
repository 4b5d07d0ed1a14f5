import { formatNumber } from "../stats.mjs";
import { pairedRatio } from "./lib/stats.mjs";

const kb = (bytes) => (bytes === undefined ? null : bytes / 1024);
const shown = (value) => (value === null || value === undefined ? "–" : formatNumber(value));
const names = {
  puck: "Puck",
  craft_iframe: "Craft.js",
  bare_dom: "the bare DOM",
  react: "React",
  react_ssr: "React SSR",
  react_ssr_cv: "React SSR + c-v",
  static_cv: "static",
};

/** "Puck 1.22 · static 0.26" of those that have the figure. */
const besides = (read, ids) => ids.flatMap((id) => (read(id) == null ? [] : [`${names[id]} ${shown(read(id))}`])).join(" · ");

/** Of pages of `n` sections; what they have to reach is said of 1,000. */
export function playerFigures({ args, player, ssr, bytes, verify }, n) {
  const ids = ["puck", "react_ssr_cv", "static_cv"];
  const ratio = (id, key) => {
    const rows = player.cpu1?.[n];
    return rows?.[id] ? pairedRatio(rows[id].runs, rows.react?.runs, key) : null;
  };
  const at = (id, cpu, key) => player[cpu]?.[n]?.[id]?.[key]?.median ?? null;
  const perSecond = (id) => ssr[id]?.opsPerSec.median ?? null;
  const share = (base) => (ssr.foyer && ssr[base] ? 1 / pairedRatio(ssr.foyer.runs, ssr[base].runs, "cpuMs") : null);
  const isSame = verify.foyer?.textHash === verify.react?.textHash && verify.foyer?.elements === verify.react?.elements;
  const barOf = (most) => (n === 1000 ? { bar: { most } } : {});
  const sections = `${n.toLocaleString("en")} sections`;
  return [
    {
      name: `last of ${sections} painted`,
      value: ratio("foyer", "painted"),
      unit: "× React",
      ...barOf(0.4),
      beside: besides((id) => ratio(id, "painted"), ids) + (isSame ? "" : " · THE CONTENT DIFFERS"),
      failed: isSame ? 0 : 1,
    },
    {
      name: `first paint, ${sections}`,
      value: ratio("foyer", "fcp"),
      unit: "× React",
      ...barOf(0.24),
      beside: besides((id) => ratio(id, "fcp"), ids),
    },
    {
      name: `blocking time, ${sections}, CPU 4 × slower`,
      value: at("foyer", "cpu4", "tbt"),
      unit: "ms",
      ...barOf(120),
      mayBeZero: true,
      beside: besides((id) => at(id, "cpu4", "tbt"), ["puck", "react", "react_ssr_cv", "static_cv"]),
    },
    {
      name: "blocking time where all sections have behaviour",
      value: at("foyer_live", "cpu4", "tbt"),
      unit: "ms",
      mayBeZero: true,
    },
    {
      name: `JS heap, ${sections}`,
      value: at("foyer", "cpu1", "heapMB"),
      unit: "MB",
      ...barOf(6.5),
      beside: besides((id) => at(id, "cpu1", "heapMB"), ids),
    },
    {
      name: `server render of ${args["ssr-n"]} sections, document`,
      value: perSecond("foyer"),
      unit: "/s",
      beside: besides(perSecond, ["react", "react_ssr", "puck", "craft_iframe"]),
    },
    {
      name: "CPU share of React's bare HTML",
      value: share("react"),
      unit: "",
      bar: { least: 0.84 },
      beside: "850 beside 1,010 per second",
    },
    { name: "CPU share of React's whole document", value: share("react_ssr"), unit: "" },
    {
      name: "editor JS until its first section is selected",
      value: kb(bytes.foyer?.editor?.js.br),
      unit: "KB",
      bar: { most: 250 },
      beside: besides((id) => kb(bytes[id]?.editor?.js.br), ["puck", "craft_iframe"]),
    },
    {
      name: "editor JS with all that comes by itself once it is idle",
      value: kb(bytes.foyer?.["editor, then idle"]?.js.br),
      unit: "KB",
      beside: besides((id) => kb(bytes[id]?.["editor, then idle"]?.js.br), ["puck", "craft_iframe"]),
    },
  ];
}

const actions = [
  ["key typed → seen, p95", "keyPaintP95", { 20: 14, 200: 16, 1000: 22 }],
  ["click → selected", "selectPaint", { 20: 9, 200: 12, 1000: 20 }],
  ["move → seen", "movePaint", { 20: 10, 200: 15, 1000: 30 }],
  ["undo → seen", "undoPaint", { 20: 10, 200: 15, 1000: 30 }],
  ["ready to work", "ready", { 20: 350, 200: 450, 1000: 800 }],
];

export const editorFigures = ({ editor }) =>
  Object.entries(editor).flatMap(([n, byPeer]) => {
    const read = (key) => (id) => byPeer[id]?.[key]?.median ?? null;
    const figure = (name, key, unit, most) => ({
      name: `${name}, ${n} sections`,
      value: read(key)("foyer"),
      unit,
      ...(most && { bar: { most } }),
      beside: besides(read(key), ["puck", "craft_iframe", "bare_dom"]),
    });
    const times = actions.map(([name, key, bars]) => figure(name, key, "ms", bars[n]));
    return [...times, figure("editor's JS heap", "heapMB", "MB", n === "1000" ? 25 : undefined)];
  });

/** How many visits there were; what failed twice stands in the report. */
export const measuredFigure = ({ calibration, errors }) => ({
  name: "visits and renderings measured",
  value: calibration.length,
  unit: "",
  beside: errors.map(({ what }) => what).join(", "),
  failed: errors.length,
});
