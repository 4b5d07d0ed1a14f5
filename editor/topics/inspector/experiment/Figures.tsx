import type { ExperimentResults } from "../../../../schemas/api/experiments";
import type { Language } from "../../../../schemas/text";
import { measures, rateInterval } from "../../../explain/experiment_results";
import { editorLocale } from "../../../words/editor_locale";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Test.module.css";

const percentWords = (rate: number, language: Language) =>
  new Intl.NumberFormat(editorLocale(language), { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rate,
  );

/** What a variant's visitors did, each share with the band that the true one lies in; the bands of all variants are drawn to one scale. */
export function Figures({ variant, results }: { variant: string; results: ExperimentResults }) {
  const t = useT();
  const { language } = useWorkplace();
  const own = results.variants.find((each) => each.variant === variant);
  const seen = own?.seen ?? 0;
  return (
    <>
      <p className={css.seen}>{t("experiment.seen_by", { count: seen, number: seen.toLocaleString(editorLocale(language)) })}</p>
      {own && (
        <dl className={css.figures}>
          {measures.map((measure) => {
            const band = rateInterval(own[measure], seen);
            const widest = Math.max(...results.variants.map((each) => rateInterval(each[measure], each.seen).high));
            const words = { low: percentWords(band.low, language), high: percentWords(band.high, language) };
            return (
              <div key={measure}>
                <dt>{t(`experiment.measure.${measure}`)}</dt>
                <dd title={t("experiment.band", words)}>
                  <span className={css.band} aria-hidden="true">
                    <i style={{ left: `${(band.low / widest) * 100}%`, width: `${((band.high - band.low) / widest) * 100}%` }} />
                    <b style={{ left: `${(own[measure] / seen / widest) * 100}%` }} />
                  </span>
                  <span className={css.rate}>{percentWords(own[measure] / seen, language)}</span>
                  <span className="visually-hidden">{t("experiment.band", words)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
