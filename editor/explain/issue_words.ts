import type { TFunction } from "i18next";
import type { PropsIssue } from "../../src/layout/registry";
import { type Language, type Text, textIn } from "../../schemas/text";
import { type ControlKind, isRecord } from "./field_props";
import { textsOf } from "./text_value";

const byKind: Partial<Record<ControlKind, string>> = {
  url: "url",
  link: "url",
  image: "picture",
  color: "color",
  anchor: "anchor",
  date_time: "date_time",
  number: "number",
  slider: "number",
};

/** What is wrong with a field, and what would be right: "At most 30". */
export function issueWords(t: TFunction, { code, origin, limit, message }: PropsIssue, kind: ControlKind): string {
  if (code === "told") return message; // in words of its own already
  if (code === "too_big") return t(`fields.issue.too_big_${measure(origin)}`, { count: limit });
  if (code === "too_small") return t(`fields.issue.too_small_${measure(origin)}`, { count: limit });
  if (code === "invalid_value") return t("fields.issue.not_an_option");
  const known = byKind[kind];
  if (known) return t(`fields.issue.${known}`);
  if (code === "invalid_type") return t("fields.issue.missing_or_wrong");
  if (code === "invalid_format") return t("fields.issue.format");
  return message && message !== "Invalid input" ? message : t("fields.issue.format");
}

const longest = 40; // letters of a text that are worth quoting

/** "The page goes on with 6": what the canvas shows instead; empty where that is nothing else. */
export function goesOnWords(t: TFunction, shown: { value: unknown } | null, language: Language): string {
  if (shown === null) return "";
  const { value } = shown;
  const said = isRecord(value) ? textIn(textsOf(value) as Text, language) : value;
  if (typeof said === "number") return t("fields.goes_on", { value: said });
  if (typeof said === "boolean") return t("fields.goes_on", { value: t(said ? "fields.on" : "fields.off") });
  if (typeof said === "string" && said !== "" && said.length <= longest) return t("fields.goes_on", { value: `“${said}”` });
  return t("fields.goes_on_before");
}

const measure = (origin: string | undefined) => (origin === "string" || origin === "array" ? origin : "number");
