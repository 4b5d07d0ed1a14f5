import { Eye, Ghost, TriangleAlert } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { decidingRule } from "../../../src/layout/evaluate";
import { path as wayTo } from "../../core/tree";
import { ruleReasonWords, ruleWords } from "../../explain/explain";
import { useEditorState, useEvaluation, usePersona, useT, useWorkplace } from "../../use_editor";
import { DecidingRule } from "./DecidingRule";
import { ItemVerdicts } from "./ItemVerdicts";
import { personaWords } from "./persona_words";
import { TraceTable } from "./TraceTable";
import inspector from "./Inspector.module.css";
import css from "./Why.module.css";

/** Why the persona sees a section, or does not: the rule that decides first, then what else would hide it, then all. */
export function WhyTab({ section }: { section: Section }) {
  const t = useT();
  const { language } = useWorkplace();
  const persona = personaWords(t, usePersona(), language);
  const evaluation = useEvaluation(section.id);
  const sections = useEditorState(({ page }) => page.sections);
  if (!evaluation) return null;
  const deciding = decidingRule(evaluation);
  const others = evaluation.trace.filter((result) => !result.passed && result !== deciding);

  return (
    <>
      <div className={inspector.part}>
        <h3 className={css.verdict}>
          {deciding ? <Ghost size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          {t(deciding ? "why.hidden_for" : "why.shown_to", { persona })}
        </h3>
        {deciding ? (
          <DecidingRule result={deciding} evaluation={evaluation} way={wayTo(sections, section.id)} />
        ) : (
          <p className={inspector.note} data-tone="good">
            {t("why.all_pass", { count: evaluation.trace.length })}
          </p>
        )}
        {others.map((result) => (
          <p key={result.rule} className={inspector.note} data-tone="warn">
            <TriangleAlert size={14} aria-hidden="true" />
            <span>
              <b>{t("why.fails_too", { rule: ruleWords(t, result.rule) })}</b>{" "}
              {t("why.still_hidden", { reason: ruleReasonWords(t, result, language) })}
            </span>
          </p>
        ))}
      </div>
      <ItemVerdicts section={section} />
      <TraceTable evaluation={evaluation} />
    </>
  );
}
