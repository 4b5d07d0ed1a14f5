import { CornerDownRight, Eye, TriangleAlert, X } from "lucide-react";
import { useMemo } from "react";
import { decidingRule, type Evaluation } from "../../../src/layout/evaluate";
import { actualWords, asSentence, expectedWords, ruleReasonWords, ruleWords } from "../../explain/explain";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { changePersona } from "../../workplace/persona/persona_store";
import { usePersona, usePersonaViewer, useT, useWorkplace } from "../../workplace/use_editor";
import inspector from "./Inspector.module.css";
import { nearestPersona, type WayRules } from "./nearest_persona";
import { countryName } from "../../words/names_in";
import { changeWords } from "./persona_words";
import css from "./Why.module.css";

interface Props {
  /** Of what is hidden. */
  evaluation: Evaluation;
  /** From the rules of the outermost section that holds it down to its own. */
  way: readonly WayRules[];
  /** Leads to what decides; missing where that is not on this page. */
  goTo?: { name: string; run: () => void } | undefined;
}

/** The first rule that hides something: what it asks for, what it found, what can be done about it, and what else would hide it. */
export function DecidingRule({ evaluation, way, goTo }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { country } = usePersonaViewer();
  const result = decidingRule(evaluation);
  if (!result) return null;
  const place = evaluation.trace.indexOf(result) + 1;
  const actual =
    result.rule === "country" && country !== null
      ? t("why.country_of_persona", { code: country, name: countryName(country, language) })
      : actualWords(t, result, language);
  return (
    <>
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
          {goTo && (
            <Button look="fill" onClick={goTo.run}>
              <CornerDownRight size={14} aria-hidden="true" />
              {t("why.go_to", { name: goTo.name })}
              <Keys keys="↵" />
            </Button>
          )}
          <ViewAs way={way} />
        </div>
      </div>
      <OtherRules evaluation={evaluation} />
    </>
  );
}

/** What would hide it still if the rule that decides did not. */
function OtherRules({ evaluation }: Pick<Props, "evaluation">) {
  const t = useT();
  const { language } = useWorkplace();
  const deciding = decidingRule(evaluation);
  const others = evaluation.trace.filter((result) => !result.passed && result !== deciding);
  return others.map((result) => (
    <p key={result.rule} className={inspector.note} data-tone="warn">
      <TriangleAlert size={14} aria-hidden="true" />
      <span>
        <b>{t("why.fails_too", { rule: ruleWords(t, result.rule) })}</b>{" "}
        {t("why.still_hidden", { reason: ruleReasonWords(t, result, language) })}
      </span>
    </p>
  ));
}

/** The nearest persona that really sees it: all that hides it from this one is solved. */
function ViewAs({ way }: Pick<Props, "way">) {
  const t = useT();
  const { language, persona: store } = useWorkplace();
  const persona = usePersona();
  const { now } = usePersonaViewer();
  const change = useMemo(() => nearestPersona(way, persona, now), [way, persona, now]);
  if (!change) return <p className={css.nobody}>{t("why.nobody")}</p>;
  if (Object.keys(change).length === 0) return null;
  const timeZone = way.findLast(({ schedule }) => schedule?.timeZone)?.schedule?.timeZone ?? "UTC";
  return (
    <Button look="line" onClick={() => changePersona(store, change)}>
      <Eye size={14} aria-hidden="true" />
      {t("why.view_as", { persona: changeWords(t, change, { now, timeZone, language, way }) })}
    </Button>
  );
}
