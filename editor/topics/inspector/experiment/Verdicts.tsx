import { Sigma } from "lucide-react";
import type { ExperimentResults } from "../../../../schemas/api/experiments";
import { compare, fewest, type Measure, measures, type Verdict } from "../../../explain/experiment_results";
import { letterOf } from "../../../explain/explain";
import { editorLocale } from "../../../words/editor_locale";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import inspector from "../Inspector.module.css";

/** What the figures say, measure by measure, and what they can't say yet. */
export function Verdicts({ results }: { results: ExperimentResults }) {
  const t = useT();
  const { language } = useWorkplace();
  const points = (value: number) =>
    new Intl.NumberFormat(editorLocale(language), {
      signDisplay: "exceptZero",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value * 100);
  const [first, ...others] = results.variants;
  const said = measures.flatMap((measure) =>
    others.map(({ variant }) => ({ measure, variant, verdict: compare(results, variant, measure) })),
  );
  const known = said.filter(({ verdict }) => verdict.kind !== "early");
  const isClear = known.some(({ verdict }) => verdict.kind !== "open");
  const words = (measure: Measure, variant: string, verdict: Exclude<Verdict, { kind: "early" }>) =>
    t(`experiment.verdict.${verdict.kind}`, {
      measure: t(`experiment.measure.${measure}`),
      variant: letterOf(variant),
      first: letterOf(first?.variant),
      low: points(verdict.by.low),
      high: points(verdict.by.high),
    });
  return (
    <div className={inspector.note} data-tone={isClear ? "good" : "plain"} role="status">
      <Sigma size={16} aria-hidden="true" />
      <span>
        {known.length === 0 ? (
          <>
            <b>{t("experiment.early")}</b> {t("experiment.early_lead", fewest)}
          </>
        ) : (
          known.map(({ measure, variant, verdict }) =>
            verdict.kind === "early" ? null : <span key={`${measure} ${variant}`}>{words(measure, variant, verdict)} </span>,
          )
        )}
      </span>
    </div>
  );
}
