import type { Section } from "../../../../schemas/page";
import { type Viewer, viewerOfKind } from "../../../../schemas/viewer";
import { registry } from "../../../../sections/registry";
import type { Subject } from "../../../../src/layout/analyse/analysis";
import { evaluateAll } from "../../../../src/layout/cut";
import { decidingRule, evaluateRules, type RuleName } from "../../../../src/layout/evaluate";
import type { Spot } from "./matrix_model";

/** The rule that hides a section or banner from somebody; null where they see it. */
export type Verdicts = (key: string) => RuleName | null;

/** Evaluates the whole page for one viewer. */
export function verdictsFor(sections: readonly Section[], subjects: readonly Subject[], viewer: Viewer): Verdicts {
  const evaluations = evaluateAll(sections, viewer, registry);
  const rules = new Map<string, RuleName | null>();
  for (const { key, path, rules: own, holder, broken } of subjects) {
    if (path !== null && broken) {
      rules.set(key, "props");
      continue;
    }
    const evaluation = path === null ? evaluations.get(key) : evaluateRules(own, viewer);
    const deciding = evaluation && decidingRule(evaluation)?.rule;
    const isHolderShown = holder === null || rules.get(holder.key) === null;
    rules.set(key, deciding ?? (isHolderShown ? null : "parent"));
  }
  return (key) => rules.get(key) ?? null;
}

/** A viewer at a spot of the matrix; the rest is the persona's. */
export const viewerAt = ({ kind, country }: Spot, persona: Viewer): Viewer => ({ ...persona, ...viewerOfKind(kind), country });
