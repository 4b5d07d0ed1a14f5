import { Check, Image } from "lucide-react";
import type { CSSProperties } from "react";
import type { Analysis, Subject } from "../../../../src/layout/analyse/analysis";
import { SectionIcon } from "../../../parts/SectionIcon";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import type { Spot } from "./matrix_model";
import { depthOf, subjectName } from "./subject_name";
import type { useGridKeys } from "./use_grid_keys";
import type { verdictsFor } from "./verdicts";
import { Share } from "./Share";

interface Props {
  subject: Subject;
  row: number;
  spots: readonly Spot[];
  countryCount: number;
  /** For each spot, the rule that hides a subject. */
  verdicts: readonly ReturnType<typeof verdictsFor>[];
  analysis: Analysis;
  /** In ms. */
  at: number;
  isChosen: boolean;
  isGrave: boolean;
  cellProps: ReturnType<typeof useGridKeys<HTMLTableElement>>["cellProps"];
  onChoose: (key: string) => void;
  onViewAs: (spot: Spot, key: string) => void;
}

/** One section or banner: who sees it. */
export function MatrixRow(props: Props) {
  const { subject, row, spots, countryCount, verdicts, analysis, at, isChosen, isGrave, cellProps, onChoose, onViewAs } = props;
  const t = useT();
  const { language } = useWorkplace();
  return (
    <tr data-chosen={isChosen || undefined} data-grave={isGrave || undefined}>
      <th
        {...cellProps([row, 0])}
        scope="row"
        aria-selected={isChosen}
        style={{ "--depth": depthOf(subject) } as CSSProperties}
        onClick={() => onChoose(subject.key)}
        onKeyDown={(event) => {
          if (event.key !== " " && event.key !== "Enter") return;
          event.preventDefault();
          onChoose(subject.key);
        }}
      >
        <span className={css.name}>
          {subject.path === null ? (
            <SectionIcon type={subject.section.type} size={14} />
          ) : (
            <Image size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
          <span>{subjectName(t, subject, language)}</span>
        </span>
      </th>
      {spots.map((spot, column) => {
        const rule = verdicts[column]?.(subject.key) ?? null;
        return (
          <td
            key={`${spot.kind} ${spot.country}`}
            {...cellProps([row, column + 1])}
            data-hidden={rule !== null || undefined}
            data-first={column % countryCount === 0 || undefined}
            aria-label={rule === null ? t("matrix.sees") : t("matrix.hidden_by", { rule: t(`explain.rule.${rule}`) })}
            onClick={() => onChoose(subject.key)}
            onDoubleClick={() => onViewAs(spot, subject.key)}
            onKeyDown={(event) => {
              if (event.key === " ") onChoose(subject.key);
              else if (event.key === "Enter") onViewAs(spot, subject.key);
              else return;
              event.preventDefault();
            }}
          >
            {rule === null ? <Check size={14} aria-hidden="true" /> : t(`matrix.rule.${rule}`)}
          </td>
        );
      })}
      <td className={css.share}>
        <Share subject={subject} analysis={analysis} at={at} />
      </td>
    </tr>
  );
}
