import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { maxDepth, section as schema, type Section } from "../../../schemas/page";
import { takenIds } from "../../core/commands/replace_section";
import { height, path as wayTo } from "../../core/tree";
import { issueWords } from "../../explain/issue_words";
import type { JsonIssue } from "../../parts/json/json_editor_props";

/** JSON may nest this deep in a section; what is deeper is not looked at with anything recursive. */
const maxJsonDepth = 64;

export type SectionReading = { section: Section; issues?: undefined } | { issues: readonly JsonIssue[] };

/** A value as the section that shall stand in the place of another, or why it can not. */
export function readSection(
  t: TFunction,
  value: unknown,
  { id, sections }: { id: string; sections: readonly Section[] },
): SectionReading {
  const wrong = (words: string, path: JsonIssue["path"] = []) => ({ issues: [{ path, words }] });
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(t("json.envelope.not_object"));
  if (isDeeperThan(value, maxJsonDepth)) return wrong(t("json.envelope.depth"));
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      path: issue.path.map((key) => (typeof key === "number" ? key : String(key))),
      words: issueWords(t, { ...issue, path: [], limit: undefined, origin: undefined }, "string"),
    }));
    return { issues };
  }
  const next = value as Section; // the schema just accepted it; its own output would be a copy
  const way = wayTo(sections, id);
  const before = way.at(-1);
  if (!before || next.id !== id) return wrong(t("json.envelope.other_id", { id }), ["id"]);
  if (way.length - 1 + height(next) > maxDepth) return wrong(t("json.envelope.depth"), ["sections"]);
  const [taken] = takenIds(sections, before, next);
  return taken === undefined ? { section: next } : wrong(t("json.envelope.id_taken", { id: taken }), ["sections"]);
}

function isDeeperThan(value: object, most: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.depth > most) return true;
    for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
  }
  return false;
}
