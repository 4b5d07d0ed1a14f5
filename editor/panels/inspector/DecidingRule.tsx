import { CornerDownRight, Eye, X } from "lucide-react";
import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import type { Evaluation, RuleResult } from "../../../src/layout/evaluate";
import { selectSection } from "../../core/commands/select_section";
import { actualWords, asSentence, expectedWords, ruleReasonWords, ruleWords } from "../../explain/explain";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { changePersona } from "../../persona/persona_store";
import { useEditor, usePersona, usePersonaViewer, useShow, useT, useWorkplace } from "../../use_editor";
import { nearestPersona } from "./nearest_persona";
import { changeWords, countryName } from "./persona_words";
import { ruleField } from "./rule_field";
import css from "./Why.module.css";

interface Props {
  result: RuleResult;
  evaluation: Evaluation;
  /** From the outermost section that holds it down to the section itself. */
  way: readonly Section[];
}

/** The first rule that hides the section: what it asks for, what it found, and what can be done about it. */
export function DecidingRule({ result, evaluation, way }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { country } = usePersonaViewer();
  const place = evaluation.trace.indexOf(result) + 1;
  const actual =
    result.rule === "country" && country !== null
      ? t("why.country_of_persona", { code: country, name: countryName(country, language) })
      : actualWords(t, result, language);
  return (
    <div className={css.deciding}>
      <p className={css.rule}>
        <X size={14} aria-hidden="true" />
        {t("why.decides", { place, count: evaluation.trace.length, rule: ruleWords(t, result.rule) })}
      </p>
      <p className={css.reason}>{asSentence(ruleReasonWords(t, result, language), language)}</p>
      <dl className={css.compared}>
        <dt>{t("why.expected")}</dt>
        <dd>{expectedWords(t, result, language)}</dd>
        <dt>{t("why.actual")}</dt>
        <dd>{actual}</dd>
      </dl>
      <div className={css.verbs}>
        <GoToField result={result} way={way} />
        <ViewAs way={way} />
      </div>
    </div>
  );
}

/** Leads to the field that decides; for a section inside a hidden one, to that. */
function GoToField({ result, way }: Pick<Props, "result" | "way">) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  const field = ruleField(result);
  const parent = way.at(-2);
  const words = (name: string) => (
    <>
      <CornerDownRight size={14} aria-hidden="true" />
      {t("why.go_to", { name })}
    </>
  );
  if (result.rule === "parent" && parent) {
    return (
      <Button look="fill" onClick={() => editor.run(selectSection(parent.id))}>
        {words(parent.name)}
      </Button>
    );
  }
  if (!field) return null;
  return (
    <Button look="fill" onClick={() => show({ focusField: field })}>
      {words(ruleWords(t, result.rule))}
      <Keys keys="↵" />
    </Button>
  );
}

/** The nearest persona that really sees it: all that hides it from this one is solved. */
function ViewAs({ way }: Pick<Props, "way">) {
  const t = useT();
  const { language, persona: store } = useWorkplace();
  const persona = usePersona();
  const { now } = usePersonaViewer();
  const change = useMemo(() => nearestPersona(way, persona, now), [way, persona, now]);
  if (!change || Object.keys(change).length === 0) return null;
  const timeZone = way.findLast(({ schedule }) => schedule?.timeZone)?.schedule?.timeZone ?? "UTC";
  return (
    <Button look="line" onClick={() => changePersona(store, change)}>
      <Eye size={14} aria-hidden="true" />
      {t("why.view_as", { persona: changeWords(t, change, { now, timeZone, language }) })}
    </Button>
  );
}
