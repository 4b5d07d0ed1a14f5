import type { Section, VariantOf } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import type { Landmark, SiteFacts } from "../../../schemas/site_facts";
import type { Viewer } from "../../../schemas/viewer";
import { itemRules } from "../cut_items";
import { evaluateRules } from "../evaluate";
import { nestPages } from "../nest_pages";
import { scheduleReason } from "../schedule_rule";
import { upgrade } from "../upgrade";
import { linksIn } from "./links_in";
import { fieldsIn } from "./props_fields";
import type { CheckRegistry, Subject } from "./subject";

/** A link or a section that leads somewhere, with the rules of all that decides who sees it. */
export interface Way {
  rules: readonly WayRules[];
}
type WayRules = Rules & { experiment?: VariantOf | undefined };
export interface LinkWay extends Way {
  url: string;
  place: SiteFacts["links"][number]["place"] | "page";
}

/** All that a page offers its visitors, whoever they are: its sections, nested pages in place, and its links. */
export interface WaysOut {
  landmarks: Landmark[];
  links: LinkWay[];
}

/** The page's sections with those of the pages that it shows in place. */
export function withShownPages({ page, registry, facts }: Subject): Section[] {
  const contents = new Map(facts.contents.map((content) => [content.id, content]));
  const pageOf = (id: string) => {
    const content = contents.get(id);
    return content ? { ...content, sections: upgrade(content.sections, registry) } : null;
  };
  return nestPages(page, { registry, pageOf });
}

export function waysOut(subject: Subject): WaysOut {
  const { facts, registry } = subject;
  const found = waysIn(withShownPages(subject), registry);
  const shell = facts.links.map(({ url, place, access }) => ({ url, place, rules: [{ access }] }));
  return { landmarks: found.landmarks, links: [...found.links, ...shell] };
}

/** Sections of unknown types and with invalid props are on no page, and so is what they hold. */
export function waysIn(sections: readonly Section[], registry: CheckRegistry): WaysOut {
  const ways: WaysOut = { landmarks: [], links: [] };
  const visit = (siblings: readonly Section[], holders: readonly WayRules[]) => {
    for (const section of siblings) {
      const schema = registry.schemaOf(section.type);
      if (!schema || registry.issuesOf(section).length > 0) continue;
      const rules = [...holders, rulesOnly(section)];
      if (registry.isLandmark(section)) ways.landmarks.push({ type: section.type, rules });
      for (const { url, path } of linksIn(fieldsIn(schema, section.props))) {
        ways.links.push({ url, place: "page", rules: [...rules, ...rulesOnWay(section.props, path)] });
      }
      if (section.sections) visit(section.sections, rules);
    }
  };
  visit(sections, []);
  return ways;
}

const rulesOnly = ({ access, isVisible, audiences, countries, devices, schedule, experiment }: WayRules): WayRules => ({
  ...(access && { access }),
  ...(isVisible === false && { isVisible }),
  ...(audiences && { audiences }),
  ...(countries && { countries }),
  ...(devices?.length && { devices }),
  ...(schedule && { schedule }),
  ...(experiment && { experiment: { id: experiment.id, variant: experiment.variant } }),
});

/** The rules of the items that a path inside props leads through, and whom a link with `scope` or `auth` is for. */
function rulesOnWay(props: unknown, path: readonly (string | number)[]): Rules[] {
  const rules: Rules[] = [];
  let value = props;
  for (const key of path) {
    if (typeof value !== "object" || value === null) break;
    const { scope, auth } = value as { scope?: Rules["access"]; auth?: unknown };
    if (scope === "guest" || scope === "user") rules.push({ access: scope });
    if (auth === true) rules.push({ access: "user" });
    const isItem = typeof key === "number" || key === "banner";
    value = (value as Record<string | number, unknown>)[key];
    const own = isItem ? itemRules(value) : null;
    if (own) rules.push(rulesOnly(own));
  }
  return rules;
}

/** Whether a visitor has a way, now and from now on: one that comes and goes with a schedule does not count. */
export function isOpenFor({ rules }: Way, viewer: Viewer): "always" | "at_times" | "never" {
  if (!rules.every(({ experiment }) => !experiment || viewer.variants?.[experiment.id] === experiment.variant)) return "never";
  const timeless = rules.every((each) => evaluateRules({ ...each, schedule: undefined }, viewer).verdict === "shown");
  if (!timeless) return "never";
  return rules.every(({ schedule }) => !schedule || isForGood(schedule, viewer.now)) ? "always" : "at_times";
}

const isForGood = (schedule: NonNullable<Rules["schedule"]>, now: string) =>
  !schedule.endAt &&
  !schedule.validOnDays?.length &&
  !schedule.startTime &&
  !schedule.endTime &&
  scheduleReason(schedule, now) === null;
