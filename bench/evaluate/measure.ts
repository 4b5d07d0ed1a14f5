import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { editors } from "../../sections/editors";
import { registry } from "../../sections/registry";
import { cut, evaluateAll } from "../../src/layout/cut";
import { preparePage } from "../../src/layout/prepare_page";
import { median } from "../stats.mjs";
import { createRandom } from "./random";
import { randomRules } from "./random_rules";

const rounds = Number(process.argv[2]);
const seed = 20_261_120;
const types = Object.entries(editors);
const viewer: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "DE",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-20T12:00:00Z",
};

function createSections(count: number): Section[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [type, { starter }] = types[index % types.length] ?? ["blank", { starter: {} }];
    return { id: `s-${index}`, name: `Section ${index}`, type, props: structuredClone(starter), ...randomRules(random) };
  });
}

const work = {
  cut: (sections: Section[]) => cut(sections, viewer, registry),
  traces: (sections: Section[]) => evaluateAll(sections, viewer, registry),
  prepare: (sections: Section[]) =>
    preparePage({ id: "p", route: "/", title: "", sections }, viewer, { registry, pageOf: () => null }),
};

const pages = [1000, 10_000].map((size) => ({ size, sections: createSections(size) }));
const times: Record<string, Record<number, number[]>> = {};
function time(name: string, size: number, run: () => unknown) {
  const before = performance.now();
  run();
  ((times[name] ??= {})[size] ??= []).push(performance.now() - before);
}

for (let round = -5; round < rounds; round++) {
  if (round === 0) for (const name of Object.keys(times)) delete times[name]; // the rounds before warm up
  for (const { size, sections } of pages) {
    for (const [name, run] of Object.entries(work)) time(name, size, () => run(sections));
  }
  const fresh = createSections(1000);
  time("first", 1000, () => work.cut(fresh));
}

const medians = Object.fromEntries(
  Object.entries(times).map(([name, bySize]) => [
    name,
    Object.fromEntries(Object.entries(bySize).map(([size, all]) => [size, median(all)])),
  ]),
);
console.log(JSON.stringify({ seed, shown: work.cut(pages[0]?.sections ?? []).length, times: medians }));
