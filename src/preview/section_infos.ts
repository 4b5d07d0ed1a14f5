import type { Section } from "../../schemas/page";
import type { Box, SectionInfo } from "../../schemas/preview_protocol";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { evaluateAll } from "../layout/cut";
import { decidingRule } from "../layout/evaluate";

/** Every section of a layout with where it is and what a viewer would see of it, by the function that cuts pages. */
export function sectionInfos(
  sections: readonly Section[],
  { viewer, boxOf }: { viewer: Viewer; boxOf: (id: string) => Box | null },
): SectionInfo[] {
  const evaluations = evaluateAll(sections, viewer, registry);
  const infos = (siblings: readonly Section[], parent: string | null): SectionInfo[] =>
    siblings.flatMap(({ id, name, type, sections: inner = [] }) => {
      const evaluation = evaluations.get(id);
      const decided = evaluation && decidingRule(evaluation);
      const own: SectionInfo = {
        id,
        name,
        type,
        parent,
        box: boxOf(id),
        verdict: evaluation?.verdict ?? "hidden",
        decision: decided
          ? { rule: decided.rule, reason: decided.reason ?? "", expected: decided.expected, actual: decided.actual }
          : null,
      };
      return [own, ...infos(inner, id)];
    });
  return infos(sections, null);
}
