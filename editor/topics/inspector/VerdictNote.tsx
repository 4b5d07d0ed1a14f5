import { Eye, Ghost } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { asSentence, reasonWords } from "../../explain/explain";
import { useEvaluation, usePersona, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Inspector.module.css";
import { personaWords } from "./persona_words";

/** Whether the persona sees the section, in a line, with the way to why not. */
export function VerdictNote({ section }: { section: Section }) {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const persona = personaWords(t, usePersona(), language);
  const evaluation = useEvaluation(section.id);
  if (!evaluation) return null;
  if (evaluation.verdict === "shown") {
    return (
      <p className={css.note} data-tone="good">
        <Eye size={16} aria-hidden="true" />
        <span>
          <b>{t("why.shown_to", { persona })}</b> {t("why.all_pass", { count: evaluation.trace.length })}
        </span>
      </p>
    );
  }
  return (
    <div className={css.note} data-tone="plain">
      <Ghost size={16} aria-hidden="true" />
      <span>
        <b>{t("why.hidden_for", { persona })}</b> {asSentence(reasonWords(t, evaluation, language), language)}{" "}
        <button type="button" className={css.link} onClick={() => show({ inspectorTab: "why" })}>
          {t("inspector.why")}
        </button>
      </span>
    </div>
  );
}
