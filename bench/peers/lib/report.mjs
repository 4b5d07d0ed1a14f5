// JSON result -> markdown tables. Every timing cell: median (min-max over runs); "x" columns: median of the per-round ratios.
import { pairedRatio, quantile, median } from "./stats.mjs";
const kb = (b) => (b / 1024).toFixed(1);
const f = (v, d) =>
  v === null || v === undefined ? "-" : v >= 100 ? v.toFixed(0) : v >= 10 ? v.toFixed(d ?? 1) : v.toFixed(d ?? 2);
const cell = (s) => (s ? `${f(s.median)} (${f(s.min)}-${f(s.max)})` : "-");
const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map((_, i) => (i ? "---:" : "---")).join("|")}|`,
    ...rows.map((r) => `| ${r.join(" | ")} |`),
    "",
  ].join("\n");
const ratio = (s, base, key) => {
  const r = s && base ? pairedRatio(s.runs, base.runs, key) : null;
  return r === null ? "-" : r.toFixed(2) + "x";
};

export function report(R) {
  const out = [
    `# Bench ${R.date}`,
    "",
    `Chrome ${R.env.chrome}, Node ${R.env.node} (SSR on the node@24 package), ${R.env.cpus} x ${R.env.cpu}, ${R.env.mem}. Options: \`${JSON.stringify(R.args)}\``,
    "",
  ];
  if (R.calibration.length)
    out.push(
      `Machine speed: a fixed loop timed around each of the ${R.calibration.length} measurements took ${median(R.calibration).toFixed(0)} ms (median), p10 ${quantile(R.calibration, 0.1).toFixed(0)}, p90 ${quantile(R.calibration, 0.9).toFixed(0)}, worst ${quantile(R.calibration, 1).toFixed(0)}. Rows slower than 1.25x p10: ${R.calibration.filter((c) => c > 1.25 * quantile(R.calibration, 0.1)).length}. Nothing is discarded.`,
      "",
    );
  const v = Object.entries(R.verify ?? {}).filter(([, x]) => x);
  if (v.length) {
    const [, ref] = v.find(([id]) => id === "react") ?? v[0];
    const same = (x) => x.sections === ref.sections && x.elements === ref.elements && x.textHash === ref.textHash;
    out.push(
      v.every(([, x]) => same(x))
        ? `Content check (N = 20): all player pages have the same ${ref.sections} sections, ${ref.elements} elements and text.`
        : `**Content differs**: ${v
            .filter(([, x]) => !same(x))
            .map(([id, x]) => `${id} ${JSON.stringify(x)}`)
            .join("; ")} (reference ${JSON.stringify(ref)})`,
      "",
    );
  }
  const b = Object.entries(R.bytes).flatMap(([id, v]) =>
    Object.entries(v)
      .filter(([, x]) => x)
      .map(([page, x]) => [id, page, x.js.files, kb(x.js.raw), kb(x.js.gzip), kb(x.js.br), kb(x.css.raw), kb(x.css.br)]),
  );
  if (b.length)
    out.push(
      "## Bytes requested (KiB; brotli 11)",
      "",
      "Player: until 3 s after it loaded. Editor: until a click has selected its first section, and until it asks for nothing more by itself.",
      "",
      table(["peer", "page", "JS files", "JS min", "JS gzip-9", "JS brotli-11", "CSS min", "CSS brotli"], b),
    );
  for (const [cpu, byN] of Object.entries(R.player)) {
    out.push(`## Player page, ${cpu.replace("cpu", "CPU ")}x slowdown (ms; heap MB)`, "");
    for (const [n, byPeer] of Object.entries(byN)) {
      const base = byPeer.react;
      out.push(
        `N = ${n}`,
        "",
        table(
          [
            "peer",
            "FCP",
            "LCP",
            "last section painted",
            "vs react",
            "script",
            "style+layout",
            "main-thread busy",
            "TBT",
            "heap",
            "DOM nodes",
          ],
          Object.entries(byPeer).map(([id, s]) => [
            id,
            f(s.fcp?.median),
            f(s.lcp?.median),
            cell(s.painted),
            ratio(s, base, "painted"),
            cell(s.scriptMs),
            f(s.layoutMs.median + s.styleMs.median),
            f(s.taskMs.median),
            cell(s.tbt),
            f(s.heapMB.median),
            f(s.nodes.median, 0),
          ]),
        ),
      );
    }
  }
  if (Object.keys(R.mount).length) {
    out.push("## Pure mount in the browser (ms): flushSync(root.render) until the last section is in the DOM", "");
    out.push(
      table(
        ["N", "peer", "cold", "cold vs react", "warm", "warm vs react", "warm + layout"],
        Object.entries(R.mount).flatMap(([n, byPeer]) =>
          Object.entries(byPeer).map(([id, s]) => [
            n,
            id,
            cell(s.cold),
            ratio(s, byPeer.react, "cold"),
            cell(s.warm),
            ratio(s, byPeer.react, "warm"),
            f(s.warmLayout.median),
          ]),
        ),
      ),
    );
  }
  if (Object.keys(R.ssr).length) {
    out.push(
      `## Server renderToString, N = ${R.args["ssr-n"]} (Node 24)`,
      "",
      table(
        ["peer", "ops/s", "CPU ms", "CPU vs react"],
        Object.entries(R.ssr).map(([id, s]) => [id, cell(s.opsPerSec), cell(s.cpuMs), ratio(s, R.ssr.react, "cpuMs")]),
      ),
    );
  }
  if (Object.keys(R.editor).length) {
    out.push(`## Editor, CPU ${R.args["editor-cpu"]}x slowdown (ms; heap MB)`, "");
    const pair = (s, a, b) => `${f(s[a]?.median)} / ${f(s[b]?.median)}`;
    out.push(
      table(
        [
          "N",
          "peer",
          "last section painted",
          "ready (click selects)",
          "ready vs first peer",
          "script at load",
          "heap",
          "DOM nodes",
          "listeners",
          "heap after edits",
        ],
        Object.entries(R.editor).flatMap(([n, byPeer]) =>
          Object.entries(byPeer).map(([id, s]) => [
            n,
            id + (R.virtualised?.includes(id) ? " *" : ""),
            cell(s.lastPainted),
            cell(s.ready),
            ratio(s, Object.values(byPeer)[0], "ready"),
            f(s.loadScriptMs.median),
            f(s.heapMB.median),
            f(s.nodes.median, 0),
            f(s.listeners.median, 0),
            f(s.heapAfterMB.median),
          ]),
        ),
      ),
    );
    if (R.virtualised?.length)
      out.push(
        '\\* virtualised preview: "last section" is the first screen, the other sections are not in the DOM. Not the same work as the other rows.',
        "",
      );
    out.push("Interaction latency: DOM = preview DOM shows the change; paint = end of the frame after it.", "");
    out.push(
      table(
        [
          "N",
          "peer",
          "key->DOM med",
          "key->DOM p95",
          "key->paint med",
          "key->paint p95",
          "select DOM / paint",
          "move DOM / paint",
          "undo DOM / paint",
          "worst input event",
        ],
        Object.entries(R.editor).flatMap(([n, byPeer]) =>
          Object.entries(byPeer).map(([id, s]) => [
            n,
            id,
            cell(s.keyMed),
            cell(s.keyP95),
            cell(s.keyPaintMed),
            cell(s.keyPaintP95),
            pair(s, "select", "selectPaint"),
            pair(s, "move", "movePaint"),
            pair(s, "undo", "undoPaint"),
            f(s.inputEventMax?.median, 0),
          ]),
        ),
      ),
    );
  }
  if (R.errors.length) out.push("## Errors", "", ...R.errors.map((e) => `- ${e.what}: ${e.error.split("\n")[0]}`), "");
  return out.join("\n");
}
