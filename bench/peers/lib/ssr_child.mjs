// A process of its own that renders one peer's content again and again: node ssr_child.mjs <module> <n> <seconds>
import { pathToFileURL } from "node:url";
import { makeSections } from "./content.mjs";

const [, , file, n, seconds] = process.argv;
const { render, prepare = (sections) => sections } = await import(pathToFileURL(file).href);
const sections = makeSections(Number(n));
const data = await prepare(sections); // conversion to the peer's own format is not timed

/** Bytes, as a server sends them: a string alone is not yet flattened or encoded. */
async function renderBytes() {
  const html = await render(data);
  return typeof html === "string" ? Buffer.from(html) : html;
}

const first = (await renderBytes()).toString();
const missing = sections.filter(({ title }) => !first.includes(title)).length;
if (missing) throw new Error(`${missing} of ${n} section titles are missing from the output`);

async function renderFor(ms) {
  const times = [];
  const start = process.cpuUsage();
  for (const end = performance.now() + ms; performance.now() < end;) {
    const before = performance.now();
    await renderBytes();
    times.push(performance.now() - before);
  }
  const { user, system } = process.cpuUsage(start);
  return { times: times.sort((a, b) => a - b), cpuMs: (user + system) / 1000 / times.length };
}

await renderFor(1000);
const { times, cpuMs } = await renderFor(Number(seconds) * 1000);
const medianMs = times[times.length >> 1];
console.log(
  JSON.stringify({
    opsPerSec: 1000 / medianMs,
    medianMs,
    cpuMs,
    p95Ms: times[Math.floor(times.length * 0.95)],
    iterations: times.length,
    bytes: first.length,
  }),
);
