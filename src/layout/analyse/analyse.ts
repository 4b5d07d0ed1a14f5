import type { Section } from "../../../schemas/page";
import { itemsWithRules } from "../cut_items";
import type { Registry } from "../registry";
import type { Analysis, Seen, Subject } from "./analysis";
import { classifyCountries } from "./country_classes";
import { createRuleSets, type RuleSets } from "./rule_sets";
import { firstOpening } from "./schedule_times";

interface Options {
  registry: Pick<Registry, "isKnown" | "issuesOf">;
  /** Every country there is. */
  countries: readonly string[];
  /** ISO 8601; nothing before it counts. */
  from: string;
}

/** Who sees each section of a page and each of their banners, over all kinds of viewers, all countries and all times. */
export function analyse(sections: readonly Section[], { registry, countries, from }: Options): Analysis {
  const found = collect(sections, registry);
  const classes = classifyCountries(
    found.map(({ rules }) => rules),
    countries,
  );
  const instant = Date.parse(from);
  const sets = createRuleSets(classes, instant);
  const byKey = new Map<string, Subject>();
  const subjects = found.map(({ holderKey, ...one }): Subject => {
    const holder = holderKey === null ? null : (byKey.get(holderKey) ?? null);
    const own = one.broken ? null : ownOf(one, sets);
    const broken = own ? null : (one.broken ?? "invalid_props");
    const seen = within(own ?? sets.nobody, holder?.seen ?? sets.everybody, sets);
    const subject = { ...one, broken, holder, own: own ?? sets.nobody, seen };
    byKey.set(subject.key, subject);
    return subject;
  });
  return { ...classes, from: instant, subjects, byKey };
}

type Found = Pick<Subject, "key" | "section" | "path" | "item" | "rules" | "broken"> & { holderKey: string | null };

function collect(sections: readonly Section[], registry: Options["registry"], holderKey: string | null = null): Found[] {
  return sections.flatMap((section): Found[] => {
    const broken = brokenness(section, registry);
    const own: Found = { key: section.id, section, path: null, item: null, rules: section, broken, holderKey };
    return [own, ...collectItems(section), ...collect(section.sections ?? [], registry, section.id)];
  });
}

function brokenness(section: Section, registry: Options["registry"]): Subject["broken"] {
  if (!registry.isKnown(section.type)) return "unknown_type";
  return registry.issuesOf(section).length > 0 ? "invalid_props" : null;
}

/** The banners that carry rules; one inside another is held by that. */
function collectItems(section: Section): Found[] {
  const keys = new Set<string>();
  return itemsWithRules(section.props).map(({ path, item, rules }) => {
    const key = keyOf(section.id, path);
    keys.add(key);
    const holders = path.map((_, length) => keyOf(section.id, path.slice(0, length)));
    const holderKey = holders.findLast((candidate) => keys.has(candidate)) ?? section.id;
    return { key, section, path, item, rules, broken: null, holderKey };
  });
}

const keyOf = (id: string, path: readonly (string | number)[]) => [id, ...path].join("/");

/** Null where a banner's rules are none that can be asked. */
function ownOf({ rules, section, path }: Pick<Found, "rules" | "section" | "path">, { seenBy }: RuleSets): Seen | null {
  try {
    const { experiment } = section;
    const seen = seenBy(rules);
    return path === null && experiment ? { ...seen, variants: [experiment] } : seen;
  } catch {
    return null;
  }
}

/** Both at once. */
function within(own: Seen, holder: Seen, { from }: RuleSets): Seen {
  if (holder.schedules.length === 0 && own.schedules.length === 0) return both(own, holder, own.schedules, from);
  const schedules = [...holder.schedules, ...own.schedules];
  const opensAt = own.opensAt === null || holder.opensAt === null ? null : firstOpening(schedules, from);
  return both(own, holder, schedules, opensAt);
}

const both = (own: Seen, holder: Seen, schedules: Seen["schedules"], opensAt: number | null): Seen => ({
  kinds: own.kinds & holder.kinds,
  countries: own.countries & holder.countries,
  devices: own.devices & holder.devices,
  schedules,
  variants: own.variants.length === 0 ? holder.variants : [...holder.variants, ...own.variants],
  opensAt,
});
