import { Eye, Ghost, UsersRound } from "lucide-react";
import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import { decidingRule, type RuleResult } from "../../../src/layout/evaluate";
import { selectSection } from "../../core/commands/select_section";
import { path as wayTo } from "../../core/tree";
import { ruleWords } from "../../explain/explain";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { lazyPart } from "../../parts/lazy_part";
import { useEditor, useEditorState, useEvaluation, usePersona, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { DecidingRule } from "./DecidingRule";
import inspector from "./Inspector.module.css";
import { ItemVerdicts } from "./ItemVerdicts";
import { personaWords } from "./persona_words";
import { PromotionVerdicts } from "./PromotionVerdicts";
import { ruleField } from "./rule_field";
import { TraceTable } from "./TraceTable";
import css from "./Why.module.css";

/** The markets' profiles come with it. */
const LawVerdicts = lazyPart(() => import("../../parts/law/LawVerdicts").then((code) => code.default), { look: "line" });

/** Why the persona sees a section, or does not: the rule that decides first, then what else would hide it, then all. */
export function WhyTab({ section }: { section: Section }) {
  const t = useT();
  const { language } = useWorkplace();
  const persona = personaWords(t, usePersona(), language);
  const evaluation = useEvaluation(section.id);
  const sections = useEditorState(({ page }) => page.sections);
  const way = useMemo(() => wayTo(sections, section.id), [sections, section.id]);
  const goTo = useGoTo(way);
  const show = useShow();
  if (!evaluation) return null;
  const deciding = decidingRule(evaluation);

  return (
    <>
      <div className={inspector.part}>
        <h3 className={css.verdict}>
          {deciding ? <Ghost size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          {t(deciding ? "why.hidden_for" : "why.shown_to", { persona })}
        </h3>
        {deciding ? (
          <DecidingRule evaluation={evaluation} way={way as readonly Rules[]} goTo={goTo(deciding)} />
        ) : (
          <p className={inspector.note} data-tone="good">
            {t("why.all_pass", { count: evaluation.trace.length })}
          </p>
        )}
      </div>
      <p className={css.who}>
        <Button look="plain" onClick={() => show({ view: "matrix" })}>
          <UsersRound size={14} aria-hidden="true" />
          {t("matrix.who.verb")}
          <Keys keys="Shift W" />
        </Button>
      </p>
      <ItemVerdicts section={section} way={way as readonly Rules[]} />
      <PromotionVerdicts section={section} />
      <LawVerdicts section={section} />
      <div className={inspector.part}>
        <TraceTable evaluation={evaluation} goTo={goTo} isWalkable />
      </div>
    </>
  );
}

/** The way from a rule to what decides it: a field of the section, or the section that holds it. */
function useGoTo(way: readonly Section[]) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  return (result: RuleResult) => {
    const parent = way.at(-2);
    if (result.rule === "parent") return parent && { name: parent.name, run: () => editor.run(selectSection(parent.id)) };
    const field = result.rule === "props" && result.passed ? null : ruleField(result);
    return field ? { name: ruleWords(t, result.rule), run: () => show({ focusField: field }) } : undefined;
  };
}
