import type { Finding } from "../../../schemas/finding";
import type { Section } from "../../../schemas/page";
import { itemRules } from "../cut_items";
import { blocking, inProps, type Subject, warning } from "./subject";

/** Props that do not fit their type, types that are unknown, pictures without words, schedules that are over. */
export function checkSections({ sections, registry, now }: Subject): Finding[] {
  const at = Date.parse(now);
  return sections.flatMap(({ section, fields }) => {
    if (!registry.isKnown(section.type)) return [warning("type.unknown", { section })];
    const issues = registry.issuesOf(section);
    const [first] = issues;
    const invalid = first
      ? [blocking("props.invalid", { section, path: inProps(first.path) }, { count: issues.length, issues })]
      : [];
    const pictures = fields.flatMap((field) =>
      field.kind === "image" && !field.isNamed && lacksAlt(field.value)
        ? [blocking("picture.no_alt", { section, path: inProps([...field.path, "alt"]) })]
        : [],
    );
    return [...invalid, ...pictures, ...pastSchedules(section, at)];
  });
}

function lacksAlt(value: unknown): boolean {
  if (typeof value === "string") return value !== "";
  const { src, alt, isDecoration } = value as { src?: unknown; alt?: unknown; isDecoration?: unknown };
  if (!src || isDecoration === true) return false;
  return !alt || (typeof alt === "object" && !Object.values(alt).some(Boolean));
}

function pastSchedules(section: Section, now: number): Finding[] {
  const found: Finding[] = [];
  const consider = (rules: unknown, path: readonly (string | number)[]) => {
    const endAt = (rules as Section | null)?.schedule?.endAt;
    if (typeof endAt === "string" && Date.parse(endAt) <= now) found.push(warning("schedule.over", { section, path }, { endAt }));
  };
  const visit = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (Array.isArray(value) || key === "banner") consider(itemRules(inner), [...here, "schedule"]);
      visit(inner, here);
    }
  };
  consider(section, ["schedule"]);
  visit(section.props, ["props"]);
  return found;
}
