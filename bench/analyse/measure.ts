import { countryCodes } from "../../schemas/country_codes";
import type { Section } from "../../schemas/page";
import { editors } from "../../sections/editors";
import { registry } from "../../sections/registry";
import { analyse } from "../../src/layout/analyse/analyse";
import { findFaults } from "../../src/layout/analyse/find_faults";
import { findHoles } from "../../src/layout/analyse/find_holes";
import { createRandom } from "../evaluate/random";
import { randomRules } from "../evaluate/random_rules";
import { median } from "../stats.mjs";

const rounds = Number(process.argv[2]);
const seed = 20_261_121;
const from = "2026-11-21T12:00:00Z";
const types = Object.entries(editors);

/** Sections of all types, four to a group, half of them with rules: nothing of them is remembered from before. */
function createSections(count: number): Section[] {
  const random = createRandom(seed);
  const groups: Section[] = [];
  for (let index = 0; index < count; index++) {
    const [type, { starter }] = types[index % types.length] ?? ["blank", { starter: {} }];
    const section = { id: `s-${index}`, name: `Section ${index}`, type, props: structuredClone(starter), ...randomRules(random) };
    const last = groups.at(-1);
    if (index % 5 === 0 || !last) groups.push({ ...section, type: "group", props: {}, sections: [] });
    else last.sections?.push(section);
  }
  return groups;
}

function run(sections: readonly Section[]) {
  const analysis = analyse(sections, { registry, countries: countryCodes, from });
  return { analysis, faults: findFaults(analysis), holes: findHoles(analysis, Date.parse(from)) };
}

const sizes = [200, 1000, 10_000];
const times: Record<number, number[]> = {};
for (let round = -3; round < rounds; round++) {
  for (const size of sizes) {
    if (size === 10_000 && round > rounds / 4) continue;
    const sections = createSections(size);
    for (const section of sections.flatMap((one) => [one, ...(one.sections ?? [])])) registry.issuesOf(section); // as the editor has done already
    const before = performance.now();
    run(sections);
    if (round >= 0) (times[size] ??= []).push(performance.now() - before);
  }
}

const { analysis, faults, holes } = run(createSections(200));
console.log(
  JSON.stringify({
    seed,
    classes: analysis.classes.length,
    faults: faults.length,
    holes: holes.length,
    times: Object.fromEntries(Object.entries(times).map(([size, all]) => [size, median(all)])),
  }),
);
