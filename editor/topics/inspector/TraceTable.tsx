import { Check, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { decidingRule, type Evaluation, type RuleResult } from "../../../src/layout/evaluate";
import { actualWords, expectedWords, ruleWords } from "../../explain/explain";
import { Keys } from "../../parts/Keys";
import { useT, useWorkplace } from "../../workplace/use_editor";
import inspector from "./Inspector.module.css";
import css from "./Why.module.css";

interface Props {
  evaluation: Evaluation;
  /** The way from a rule to what decides it, where there is one. */
  goTo?: (result: RuleResult) => { run: () => void } | undefined;
  /** With words for who walks along it by keys. */
  isWalkable?: boolean;
}

/** All rules in the order in which they decide. The arrow keys choose one, Enter goes to its field. */
export function TraceTable({ evaluation, goTo, isWalkable = false }: Props) {
  const t = useT();
  const title = useId();
  const deciding = decidingRule(evaluation);
  const passing = evaluation.trace.filter(({ passed }) => passed).length;
  return (
    <>
      <h3 className={inspector.partHead} id={title}>
        {t("why.all_rules")}
        <span>{t("why.pass_and_fail", { pass: passing, fail: evaluation.trace.length - passing })}</span>
      </h3>
      <table className={css.trace} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t("why.rule")}</th>
            <th scope="col">{t("why.expected")}</th>
            <th scope="col">{t("why.actual")}</th>
          </tr>
        </thead>
        <tbody>
          {evaluation.trace.map((result) => (
            <TraceRow key={result.rule} result={result} isDeciding={result === deciding} run={goTo?.(result)?.run} />
          ))}
        </tbody>
      </table>
      {isWalkable && (
        <p className={css.help}>
          <Keys keys="↑" /> <Keys keys="↓" /> {t("why.choose_rule")} <Keys keys="↵" /> {t("why.go_to_field")}
        </p>
      )}
    </>
  );
}

function TraceRow({ result, isDeciding, run }: { result: RuleResult; isDeciding: boolean; run?: (() => void) | undefined }) {
  const t = useT();
  const { language } = useWorkplace();
  const name = ruleWords(t, result.rule);
  return (
    <tr data-deciding={isDeciding || undefined} data-failed={!result.passed || undefined}>
      <th scope="row">
        {result.passed ? (
          <Check size={14} role="img" aria-label={t("why.passes")} />
        ) : (
          <X size={14} role="img" aria-label={t("why.fails")} />
        )}
        {run ? (
          <button type="button" onClick={run} onKeyDown={handleArrows}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td>{expectedWords(t, result, language)}</td>
      <td>{breakable(actualWords(t, result, language))}</td>
    </tr>
  );
}

/** A type's name may go on in the next line after each of its words. */
const breakable = (words: string) => words.replaceAll("_", "_\u200b");

function handleArrows(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const rules = [...(event.currentTarget.closest("table")?.querySelectorAll("button") ?? [])];
  const at = rules.indexOf(event.currentTarget);
  rules[(at + step + rules.length) % rules.length]?.focus();
}
