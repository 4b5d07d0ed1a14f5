import { ChevronRight, CornerDownRight, Eye, Ghost } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Rules } from "../../../schemas/rules";
import { decidingRule, type Evaluation, type RuleResult } from "../../../src/layout/evaluate";
import { reasonWords, ruleWords } from "../../explain/explain";
import { IconButton } from "../../parts/IconButton";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { DecidingRule } from "./DecidingRule";
import { TraceTable } from "./TraceTable";
import css from "./Why.module.css";

interface Props {
  name: string;
  evaluation: Evaluation;
  way: readonly Rules[];
  /** The way from a rule to its field, where that is on this page. */
  goTo?: (result: RuleResult) => { run: () => void };
  note?: ReactNode;
}

/** A single banner or promotion with its verdict; opened, it is explained as a section is. */
export function VerdictRow({ name, evaluation, way, goTo, note }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  const deciding = decidingRule(evaluation);
  return (
    <li data-verdict={evaluation.verdict}>
      <div className={css.item}>
        <button type="button" className={css.itemFace} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {deciding ? <Ghost size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
          <span className={css.itemWords}>
            {name} <small>{deciding ? reasonWords(t, evaluation, language) : t("explain.expected.parent")}</small>
          </span>
          <ChevronRight size={12} aria-hidden="true" className={css.twist} />
        </button>
        {deciding && goTo && (
          <IconButton label={t("why.go_to", { name })} onClick={goTo(deciding).run}>
            <CornerDownRight size={14} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className={css.itemBody}>
          {note && <p className={css.itemNote}>{note}</p>}
          {deciding && (
            <DecidingRule
              evaluation={evaluation}
              way={way}
              goTo={goTo && { name: ruleWords(t, deciding.rule), run: goTo(deciding).run }}
            />
          )}
          <TraceTable evaluation={evaluation} {...(goTo ? { goTo } : {})} />
        </div>
      )}
    </li>
  );
}
