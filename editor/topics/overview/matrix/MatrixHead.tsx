import { viewerKinds } from "../../../../schemas/viewer";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import type { Spot } from "./matrix_model";
import { placeName, spotWords } from "./spot_words";

/** Kinds of viewers, and below each the countries. */
export function MatrixHead({ spots, countryCount }: { spots: readonly Spot[]; countryCount: number }) {
  const t = useT();
  const { language } = useWorkplace();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t("matrix.section")}
        </th>
        {viewerKinds.map((kind) => (
          <th key={kind} scope="colgroup" colSpan={countryCount} className={css.kindHead}>
            {t(`matrix.kind_short.${kind}`)}
          </th>
        ))}
        <th scope="col" rowSpan={2} className={css.share}>
          {t("matrix.seen_by")}
        </th>
      </tr>
      <tr>
        {spots.map((spot, index) => (
          <th
            key={`${spot.kind} ${spot.country}`}
            scope="col"
            data-first={index % countryCount === 0 || undefined}
            title={spotWords(t, spot, language)}
            aria-label={placeName(t, spot.country, language)}
          >
            <code>{spot.country ?? "??"}</code>
          </th>
        ))}
      </tr>
    </thead>
  );
}
