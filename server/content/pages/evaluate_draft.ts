import type { Page, Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { registry } from "../../../sections/registry";
import { evaluateAll } from "../../../src/layout/cut";
import { evaluateItems } from "../../../src/layout/cut_items";
import type { RuleResult } from "../../../src/layout/evaluate";
import { nestPages } from "../../../src/layout/nest_pages";
import { upgrade } from "../../../src/layout/upgrade";

export interface EvaluatedRow {
  id: string;
  name: string;
  type: string;
  verdict: "shown" | "hidden";
  trace: RuleResult[];
}

/**
 * The trace of every section for a viewer, those of pages that it shows in place too, and after each section those of its
 * single banners with rules.
 */
export function evaluateDraft(page: Page, viewer: Viewer, pageOf: (id: string) => Page | null): EvaluatedRow[] {
  const newest = (found: Page) => ({ ...found, sections: upgrade(found.sections, registry) });
  const shown = (id: string) => {
    const found = pageOf(id);
    return found && newest(found);
  };
  const sections = nestPages(newest(page), { registry, pageOf: shown });
  const evaluations = evaluateAll(sections, viewer, registry);
  const rowsOf = (section: Section): EvaluatedRow[] => {
    const { id, name, type } = section;
    const evaluation = evaluations.get(id);
    if (!evaluation) return [];
    const items = evaluateItems(section.props, viewer).map(({ path, evaluation: own }): EvaluatedRow => {
      const isParentShown = evaluation.verdict === "shown";
      const parent: RuleResult = {
        rule: "parent",
        passed: isParentShown,
        expected: "shown",
        actual: { name, isShown: isParentShown },
      };
      const trace = [...own.trace, isParentShown ? parent : { ...parent, reason: "parent_hidden" as const }];
      const verdict = own.verdict === "shown" && isParentShown ? "shown" : "hidden";
      return { id: `${id}/${path.join("/")}`, name: `${name} · ${path.join(".")}`, type: "item", verdict, trace };
    });
    return [{ id, name, type, ...evaluation }, ...items, ...(section.sections ?? []).flatMap(rowsOf)];
  };
  return sections.flatMap(rowsOf);
}
