import * as z from "zod/mini";

/** What the check of a page may find. Those that stop a publish come first. */
export const findingCodes = [
  "props.invalid",
  "text.no_english",
  "picture.no_alt",
  "picture.blocked",
  "link.broken",
  "nested.missing",
  "nested.cycle",
  "nested.too_deep",
  "reference.missing",
  "route.taken",
  "split.name_twice",
  "split.name_missing",
  "sample.offer",
  "experiment.alone",
  "experiment.shares",
  "experiment.unequal",
  "rule.unmet",
  "text.untranslated",
  "text.outdated",
  "link.no_anchor",
  "reference.closed",
  "reference.hidden",
  "schedule.over",
  "sample.left",
  "type.unknown",
  "section.unseen",
  "country.contradiction",
  "country.ignored",
  "country.unreachable",
  "page.empty",
  "page.large",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** One thing that is wrong with a page, as data: each reader puts it into words. */
export const finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(["block", "warn"]),
  /** The section of the page that it is about; null for the page itself. */
  section: z.nullable(z.object({ id: z.string(), name: z.string(), type: z.string() })),
  /** The field inside the section, or inside the page; empty for the whole of it. */
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
  /** What the words are made of. */
  values: z.record(z.string(), z.unknown()),
});
export type Finding = z.output<typeof finding>;
