import { pathToFileURL } from "node:url";
import { makeSections } from "./content.mjs";
const [, , file, n, seconds] = process.argv;
const { render, prepare = (x) => x } = await import(pathToFileURL(file).href);
const sections = makeSections(+n);
const data = await prepare(sections); // conversion to the peer's own format is not timed
const first = await render(data);
const missing = sections.filter((s) => !first.includes(s.title)).length;
if (missing) throw new Error(`${missing} of ${n} section titles are missing from the output`);
const run = async (ms) => {
  const times = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const t = performance.now();
    await render(data);
    times.push(performance.now() - t);
  }
  return times.sort((a, b) => a - b);
};
await run(1000);
const t = await run(+seconds * 1000);
const med = t[t.length >> 1];
console.log(
  JSON.stringify({
    opsPerSec: 1000 / med,
    medianMs: med,
    p95Ms: t[Math.floor(t.length * 0.95)],
    iterations: t.length,
    bytes: first.length,
  }),
);
