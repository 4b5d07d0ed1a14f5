import type { Path } from "../../core/set_in";
import { countriesKeyOf } from "../../fields/BannerField";
import type { RuleName, RuleResult } from "../../../src/layout/evaluate";

const fields: Partial<Record<RuleName, string>> = {
  visible: "isVisible",
  access: "access",
  audience: "audiences",
  country: "countries",
  device: "devices",
  schedule: "schedule",
  experiment: "experiment",
};

/** The field of a section that decides a rule; null for rules that no field of its own decides. */
export function ruleField({ rule, actual }: RuleResult): Path | null {
  if (rule === "props") return ["props", ...firstIssuePath(actual)];
  const field = fields[rule];
  return field ? [field] : null;
}

/** The same for a single banner, at a path inside the props. */
export function itemRuleField({ rule }: RuleResult, path: Path, item: unknown): Path {
  const field = rule === "country" ? countriesKeyOf(item) : (fields[rule] ?? "isVisible");
  return ["props", ...path, field];
}

function firstIssuePath(actual: unknown): Path {
  const [first] = Array.isArray(actual) ? (actual as { path: Path }[]) : []; // the props rule answers with the issues it found
  return first?.path ?? [];
}
