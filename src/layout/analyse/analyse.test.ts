import fc from "fast-check";
import { expect } from "vitest";
import { countryCodes } from "../../../schemas/country_codes";
import type { Section } from "../../../schemas/page";
import { deviceNames } from "../../../schemas/rule_names";
import type { Rules } from "../../../schemas/rules";
import { viewerKinds, viewerOfKind } from "../../../schemas/viewer";
import { registry } from "../../../sections/registry";
import { arbitraryExperiment, arbitrarySections, arbitraryRules } from "../../testing/arbitrary_page";
import { cutItems, itemsWithRules } from "../cut_items";
import { evaluateAll } from "../cut";
import { evaluateRules } from "../evaluate";
import { nestPages } from "../nest_pages";
import { type Visitor, withVariants } from "../variants";
import { page } from "../../testing/build";
import { analyse } from "./analyse";
import { isNobody, isSeenBy, type Analysis } from "./analysis";
import { longTest } from "../../testing/long_test";

const from = "2026-03-01T00:00:00.000Z";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const places = fc.subarray(["DE", "NO", "SE", "GB", "XK"], { minLength: 1 });

/** Rules that leave somebody more often than not, so that whole ways of holders are seen. */
const gentleRules = arbitraryRules.map((rules) => ({
  ...rules,
  isVisible: rules.isVisible === false ? undefined : rules.isVisible,
}));
const rulesOf: fc.Arbitrary<Rules> = fc.oneof(
  gentleRules,
  fc.record({ countries: fc.record({ allowedCountries: maybe(places), restrictedCountries: maybe(places) }) }),
  fc.record({ access: fc.constantFrom("guest" as const, "user" as const) }),
  fc.record({ devices: fc.subarray([...deviceNames]) }),
  fc.constant({}),
);

/** A tree of groups, with banners in its leaves, one of them inside another. */
const arbitraryTree = (depth: number): fc.Arbitrary<Section> =>
  fc
    .tuple(
      rulesOf,
      depth === 0 ? fc.constant<Section[]>([]) : fc.array(arbitraryTree(depth - 1), { maxLength: 3 }),
      rulesOf,
      rulesOf,
      rulesOf,
      arbitraryExperiment,
    )
    .map(([rules, sections, first, second, third, experiment]) => ({
      id: "",
      name: "",
      type: depth === 0 ? "blank" : "group",
      ...rules,
      experiment,
      props: depth === 0 ? { extra: { banners: [{ ...first, inner: [second] }, third] }, banner: second } : {},
      ...(depth === 0 ? {} : { sections }),
    }));

const numbered = (sections: Section[], way = "s"): Section[] =>
  sections.map((section, index) => {
    const id = `${way}-${index}`;
    return { ...section, id, name: id, ...(section.sections && { sections: numbered(section.sections, id) }) };
  });

/** A page that shows one shared section at two places with rules of their own. */
const withReferences = fc
  .tuple(
    fc.array(arbitraryTree(1), { maxLength: 2 }),
    fc.array(arbitraryTree(1), { minLength: 1, maxLength: 2 }),
    rulesOf,
    rulesOf,
  )
  .map(([own, inner, first, second]) => {
    const shows = (id: string, rules: Rules): Section => ({
      id,
      name: id,
      type: "nested_page",
      ...rules,
      props: { pageSlug: "x" },
    });
    const holder = page(...numbered(own), shows("one", first), shows("two", second));
    return nestPages(holder, { registry, pageOf: () => ({ ...page(...numbered(inner)), id: "x" }) });
  });

const trees = fc.oneof(
  withReferences,
  fc.array(arbitraryTree(2), { minLength: 1, maxLength: 3 }).map((sections) => numbered(sections)),
  arbitrarySections, // with unknown types and invalid props
);

/** Every instant around which something may change, and the minute before. */
function instantsOf(analysis: Analysis) {
  const edges = analysis.subjects.flatMap(({ rules: { schedule } }) => [schedule?.startAt, schedule?.endAt]);
  const named = edges.flatMap((edge) => (edge ? [Date.parse(edge), Date.parse(edge) - 60_000] : []));
  return [...named, Date.parse(from)].filter((at) => at >= Date.parse(from));
}

longTest(
  "says of every section and banner, for every viewer, country and time, what evaluate says (L-1.06, L-5.13, L-5.16)",
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(trees, fc.array(fc.integer({ min: 0, max: 400 * 1440 }), { maxLength: 4 }), (sections, minutes) => {
        const analysis = analyse(sections, { registry, countries: countryCodes, from });
        const instants = [...instantsOf(analysis).slice(0, 6), ...minutes.map((minute) => Date.parse(from) + minute * 60_000)];
        const mentioned = ["DE", "NO", "SE", "GB", "XK", "FR", null];
        for (const [index, at] of instants.entries()) {
          for (const country of index === 0 ? [...countryCodes, null] : mentioned)
            compareAll(sections, analysis, { country, at });
        }
      }),
      { numRuns: 80 },
    );
  },
);

function compareAll(sections: Section[], analysis: Analysis, { country, at }: { country: string | null; at: number }) {
  for (const [index, kind] of [...viewerKinds, ...viewerKinds].entries()) {
    const device = deviceNames[(index + at / 60_000) % deviceNames.length] ?? "phone"; // each kind on two of them, over time on all
    const viewer: Visitor = {
      ...viewerOfKind(kind),
      visitor: `${index} ${at}`,
      country,
      subdivision: null,
      language: "en",
      device,
      now: new Date(at).toISOString(),
    };
    const shown = shownKeys(sections, viewer);
    const countryClass = analysis.classOf(country);
    const { variants = {} } = withVariants(sections, viewer);
    for (const subject of analysis.subjects) {
      const isSeen = isSeenBy(subject, { kind, countryClass, device, at, variants });
      if (isSeen !== shown.has(subject.key)) throw new Error(`${subject.key} for ${JSON.stringify(viewer)}: ${isSeen}`);
      if (isSeen && isNobody(subject.seen)) throw new Error(`${subject.key} is seen and has no viewers`);
    }
  }
}

/** What the viewer is shown, by the functions that cut the page for them. */
function shownKeys(sections: Section[], viewer: Visitor): Set<string> {
  const evaluations = evaluateAll(sections, viewer, registry);
  const shown = new Set<string>();
  const visit = (section: Section) => {
    if (evaluations.get(section.id)?.verdict === "shown") {
      shown.add(section.id);
      const hidden = new Set<string>();
      for (const { path, rules } of itemsWithRules(section.props)) {
        const key = [section.id, ...path].join("/");
        const isInHidden = [...hidden].some((other) => key.startsWith(`${other}/`));
        if (isInHidden || evaluateRules(rules, viewer).verdict === "hidden") hidden.add(key);
        else shown.add(key);
      }
      expect(itemsWithRules(cutItems(section.props, viewer)).length).toBe(
        [...shown].filter((key) => key.startsWith(`${section.id}/`)).length,
      );
    }
    section.sections?.forEach(visit);
  };
  sections.forEach(visit);
  return shown;
}
