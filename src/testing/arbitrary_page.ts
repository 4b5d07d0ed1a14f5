import fc from "fast-check";
import type { Section } from "../../schemas/page";
import { audienceNames, deviceNames, weekdays, type Rules } from "../../schemas/rules";
import type { Experiment } from "../../schemas/experiment";
import type { Visitor } from "../layout/variants";

const countryCode = fc.constantFrom("DE", "NO", "SE", "GB", "XK");

const instant = fc
  .date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2026-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Rules of every kind, often none. */
export const arbitraryRules: fc.Arbitrary<Rules> = fc.record({
  access: optional(fc.constantFrom("any", "guest", "user")),
  isVisible: optional(fc.boolean()),
  audiences: optional(fc.record(Object.fromEntries(audienceNames.map((name) => [name, optional(fc.boolean())])))),
  countries: optional(
    fc.record({ allowedCountries: optional(fc.array(countryCode)), restrictedCountries: optional(fc.array(countryCode)) }),
  ),
  devices: optional(fc.subarray([...deviceNames])),
  schedule: optional(
    fc.record({
      startAt: optional(instant),
      endAt: optional(instant),
      validOnDays: optional(fc.subarray([...weekdays])),
      startTime: optional(timeOfDay),
      endTime: optional(timeOfDay),
      timeZone: optional(fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Auckland")),
    }),
  ),
});

/** A variant of one of two experiments, often of none; shares need not add up. */
export const arbitraryExperiment: fc.Arbitrary<Experiment | undefined> = fc.option(
  fc.record({
    id: fc.constantFrom("hero", "offer"),
    name: fc.constant("Test"),
    variant: fc.constantFrom("a", "b", "c"),
    share: fc.constantFrom(0, 20, 50, 100),
  }),
  { nil: undefined, freq: 2 },
);

export const arbitraryViewer: fc.Arbitrary<Visitor> = fc.record({
  session: fc.constantFrom("unknown", "guest", "user"),
  depositCount: fc.integer({ min: 0, max: 2 }),
  country: fc.option(countryCode),
  subdivision: fc.constant(null),
  language: fc.constantFrom("en", "de"),
  device: fc.constantFrom(...deviceNames),
  now: instant,
  visitor: fc.option(fc.string(), { nil: undefined }),
});

const arbitrarySection = (depth: number): fc.Arbitrary<Section> =>
  fc
    .tuple(
      arbitraryRules,
      fc.constantFrom("blank", "group", "group", "from_the_future"),
      fc.boolean(),
      siblings(depth - 1),
      arbitraryExperiment,
    )
    .map(([rules, type, isValid, sections, experiment]) => ({
      id: "",
      name: "",
      type,
      ...rules,
      experiment,
      props: isValid ? {} : type === "group" ? { gap: "wide" } : { height: 7 },
      ...(type === "group" ? { sections } : {}),
    }));

const siblings = (depth: number): fc.Arbitrary<Section[]> =>
  depth === 0 ? fc.constant([]) : fc.array(arbitrarySection(depth), { maxLength: 4 });

/** Trees of sections with unique ids, rules of every kind, unknown types and invalid props among them. */
export const arbitrarySections: fc.Arbitrary<Section[]> = siblings(3).map((sections) => numbered(sections, { next: 0 }));

const numbered = (sections: Section[], counter: { next: number }): Section[] =>
  sections.map((section) => {
    const id = `s${counter.next++}`;
    return { ...section, id, name: id, ...(section.sections && { sections: numbered(section.sections, counter) }) };
  });
