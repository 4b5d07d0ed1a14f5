import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { PageTranslations } from "../../../schemas/api/page_addresses";
import type { Page, Section } from "../../../schemas/page";
import type { Access, Schedule } from "../../../schemas/rules";
import { registry } from "../../../sections/registry";
import { schemas } from "../../../sections/schemas";
import { limits } from "../../../src/layout/analyse/schedule_times";
import { type CheckedAlone, checkAlone } from "../../../src/layout/check/check_alone";
import { itemsWithRules } from "../../../src/layout/cut_items";
import { everySection } from "../../../src/layout/every_section";
import { countStates, translationsOf, translationsOfPageItself } from "../../../src/layout/translations/translation_states";
import { upgrade } from "../../../src/layout/upgrade";
import { namedBy } from "./page_usage";

/** What lists of pages need of a revision besides what its row says. */
export interface RevisionFacts {
  route: string;
  /** The types of its sections, each once. */
  types: readonly string[];
  /** For whom the page and its sections are, each once. */
  access: readonly Access[];
  /** The pages that it shows in place. */
  nested: readonly string[];
  /** The addresses that it links to. */
  addresses: readonly string[];
  /** How far each language is in its texts. */
  translations: readonly (PageTranslations & { total: number })[];
  /** What is shown at times only. */
  timed: readonly TimedPart[];
  /** What the check finds on it alone, and what of it the site around it decides. */
  check: CheckedAlone;
}

/** A section, or an item inside its props, with a schedule of its own. */
export interface TimedPart {
  section: string;
  name: string;
  type: string;
  /** Where in the props the item is; null for the section itself. */
  path: readonly (string | number)[] | null;
  /** Its own and those of what holds it: all must be open. */
  schedules: readonly Schedule[];
}

/** Changed by hand where the code below answers otherwise than before. */
const made = 2;
let version: string | null = null;

/** Which code makes facts: another where a section type's props are others, since texts are known by their schema. */
export function factsVersion(): string {
  const shapes = () => Object.entries(schemas).map(([type, { schema }]) => [type, z.toJSONSchema(schema, lenient)]);
  return (version ??= `${made} ${createHash("sha256").update(JSON.stringify(shapes())).digest("hex").slice(0, 16)}`);
}

const lenient = { io: "input", unrepresentable: "any" } as const;

export function factsOf(page: Page): RevisionFacts {
  const found = { nested: new Set<string>(), addresses: new Set<string>() };
  namedBy(page, found);
  const sections = upgrade(page.sections, registry);
  const all = everySection(sections);
  const texts = [...translationsOfPageItself(page), ...all.flatMap((section) => translationsOf(section, registry))];
  return {
    route: page.route,
    types: [...new Set(all.map(({ type }) => type))].toSorted(),
    access: [...new Set([page.access ?? "any", ...all.map(({ access = "any" }) => access)])].toSorted(),
    nested: [...found.nested],
    addresses: [...found.addresses],
    translations: [...countStates(texts)].map(([language, counts]) => ({ language, ...counts })),
    timed: timedIn(sections, []),
    check: checkAlone(page, registry),
  };
}

function timedIn(sections: readonly Section[], holders: readonly Schedule[]): TimedPart[] {
  return sections.flatMap((section): TimedPart[] => {
    const { id, name, type, schedule } = section;
    const part = { section: id, name, type };
    const within = limits(schedule) ? [...holders, schedule] : holders;
    const items = itemsWithRules(section.props).flatMap(({ path, rules }) =>
      limits(rules.schedule) ? [{ ...part, path, schedules: [...within, rules.schedule] }] : [],
    );
    const own = limits(schedule) ? [{ ...part, path: null, schedules: within }] : [];
    return [...own, ...items, ...timedIn(section.sections ?? [], within)];
  });
}
