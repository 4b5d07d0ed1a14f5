import fs from "node:fs/promises";
import path from "node:path";
import { calibrate } from "./calibrate.mjs";
import { RESULTS } from "./paths.mjs";
import { report } from "./report.mjs";
import { summarize } from "./stats.mjs";

/** Keeps every row of every round, and writes them with their medians. */
export function createRecorder(result, { name, log }) {
  const raw = { player: {}, mount: {}, ssr: {}, editor: {} };
  const depth = { player: 2, mount: 1, ssr: 0, editor: 1 };

  /** Tries twice; what fails twice stands among the errors of the report. */
  async function attempt(what, measure) {
    for (const isLast of [false, true]) {
      try {
        return await measure();
      } catch (error) {
        log("FAILED", what, error.message.split("\n")[0], isLast ? "" : "(once more)");
        if (isLast) result.errors.push({ what, error: error.message.slice(0, 300) });
      }
    }
    return null;
  }

  return {
    attempt,
    /** Measures one row; the machine's speed around it travels along. */
    async add(keys, round, measure) {
      const before = calibrate();
      const row = await attempt(keys.join(" "), measure);
      if (!row) return;
      row.round = round;
      row.cal = Math.max(before, calibrate());
      result.calibration.push(Number(row.cal.toFixed(1)));
      let place = raw;
      for (const key of keys.slice(0, -1)) place = place[key] ??= {};
      (place[keys.at(-1)] ??= []).push(row);
    },
    async save() {
      for (const phase of Object.keys(raw)) result[phase] = fold(raw[phase], depth[phase]);
      await fs.mkdir(RESULTS, { recursive: true });
      await fs.writeFile(path.join(RESULTS, `${name}.json`), JSON.stringify(result, null, 1));
      await fs.writeFile(path.join(RESULTS, `${name}.md`), report(result));
    },
  };
}

const fold = (tree, depth) =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, depth ? fold(value, depth - 1) : { ...summarize(value), runs: value }]),
  );
