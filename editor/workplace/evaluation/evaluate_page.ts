import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { registry } from "../../../sections/registry";
import { isSameJson } from "../../../src/layout/count_changes";
import { withVariants } from "../../../src/layout/variants";
import { decidingRule, evaluate, type Evaluation } from "../../../src/layout/evaluate";

export interface PageEvaluation {
  byId: ReadonlyMap<string, Evaluation>;
  total: number;
  shown: number;
  /** Hidden by a rule: neither invalid nor of an unknown type. */
  hidden: number;
  invalid: number;
}

interface Known {
  parent: string | null;
  isParentShown: boolean;
  evaluation: Evaluation;
}

/** Evaluates a whole page again and again: a section that did not change keeps its very evaluation for the same viewer. */
export function createPageEvaluator() {
  let asked: Viewer | null = null;
  let viewer: Viewer | null = null;
  let known = new WeakMap<Section, Known>();

  function evaluateOne(section: Section, to: Viewer, parent: { name: string; isShown: boolean } | null): Evaluation {
    const before = known.get(section);
    const [name, isShown] = [parent?.name ?? null, parent?.isShown ?? true];
    if (before && before.parent === name && before.isParentShown === isShown) return before.evaluation;
    const evaluation = evaluate(section, to, { registry, parent });
    known.set(section, { parent: name, isParentShown: isShown, evaluation });
    return evaluation;
  }

  return (sections: readonly Section[], to: Viewer): PageEvaluation => {
    const next = withVariants(sections, to);
    if (asked !== to || !isSameJson(next.variants, viewer?.variants)) [known, viewer] = [new WeakMap(), next];
    asked = to;
    const drawn = viewer ?? next;
    const byId = new Map<string, Evaluation>();
    const counts = { shown: 0, hidden: 0, invalid: 0 };
    const walk = (siblings: readonly Section[], parent: { name: string; isShown: boolean } | null) => {
      for (const section of siblings) {
        const evaluation = evaluateOne(section, drawn, parent);
        byId.set(section.id, evaluation);
        counts[countAs(evaluation)] += 1;
        if (section.sections) walk(section.sections, { name: section.name, isShown: evaluation.verdict === "shown" });
      }
    };
    walk(sections, null);
    return { byId, total: byId.size, ...counts };
  };
}

function countAs(evaluation: Evaluation): "shown" | "hidden" | "invalid" {
  const rule = decidingRule(evaluation)?.rule;
  if (!rule) return "shown";
  return rule === "props" || rule === "type" ? "invalid" : "hidden";
}

/** Hidden for the persona by a rule, so that a ghost stands in its place. */
export const isGhost = (evaluation: Evaluation | undefined) => evaluation !== undefined && countAs(evaluation) === "hidden";

/** Its props do not fit its type. */
export const isInvalid = (evaluation: Evaluation | undefined) => evaluation !== undefined && !passes(evaluation, "props");
export const isUnknownType = (evaluation: Evaluation | undefined) => evaluation !== undefined && !passes(evaluation, "type");

const passes = ({ trace }: Evaluation, rule: "props" | "type") => trace.find((result) => result.rule === rule)?.passed !== false;
