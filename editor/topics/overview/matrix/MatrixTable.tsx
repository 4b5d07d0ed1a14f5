import { useMemo, useState } from "react";
import { viewerKinds } from "../../../../schemas/viewer";
import type { Analysis } from "../../../../src/layout/analyse/analysis";
import type { Place } from "../../../../src/layout/analyse/country_classes";
import { type Finding, isGrave } from "../../../../src/layout/analyse/find_faults";
import { Button } from "../../../parts/Button";
import { useEditorState, usePersonaViewer, useT } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import type { Spot } from "./matrix_model";
import { useGridKeys } from "./use_grid_keys";
import { verdictsFor, viewerAt } from "./verdicts";
import { MatrixHead } from "./MatrixHead";
import { MatrixRow } from "./MatrixRow";

interface Props {
  analysis: Analysis;
  faults: readonly Finding[];
  countries: readonly Place[];
  /** The key of the section or banner that is looked at. */
  chosen: string | null;
  onChoose: (key: string) => void;
  onViewAs: (spot: Spot, key: string) => void;
}

/** More rows wait until somebody asks for them. */
const most = 150;

/** Every section and banner: who sees it, and which rule hides it from the others. */
export function MatrixTable({ analysis, faults, countries, chosen, onChoose, onViewAs }: Props) {
  const t = useT();
  const sections = useEditorState(({ page }) => page.sections);
  const viewer = usePersonaViewer();
  const spots = useMemo(() => viewerKinds.flatMap((kind) => countries.map((country) => ({ kind, country }))), [countries]);
  const verdicts = useMemo(
    () => spots.map((spot) => verdictsFor(sections, analysis.subjects, viewerAt(spot, viewer))),
    [spots, sections, analysis, viewer],
  );
  const grave = useMemo(() => new Set(faults.filter(isGrave).map(({ subject }) => subject.key)), [faults]);
  const [isWhole, setIsWhole] = useState(analysis.subjects.length <= most);
  const subjects = isWhole ? analysis.subjects : analysis.subjects.slice(0, most);
  const initialRow = Math.max(
    0,
    subjects.findIndex(({ key }) => key === chosen),
  );
  const { gridProps, cellProps } = useGridKeys<HTMLTableElement>({
    rows: subjects.length,
    columns: spots.length + 1,
    initial: [initialRow, 0],
  });
  if (subjects.length === 0) return null;

  return (
    <div className={css.sheet}>
      <table {...gridProps} className={css.table} aria-label={t("matrix.table_label")}>
        <MatrixHead spots={spots} countryCount={countries.length} />
        <tbody>
          {subjects.map((subject, row) => (
            <MatrixRow
              key={subject.key}
              subject={subject}
              row={row}
              spots={spots}
              countryCount={countries.length}
              verdicts={verdicts}
              analysis={analysis}
              at={Date.parse(viewer.now)}
              isChosen={subject.key === chosen}
              isGrave={grave.has(subject.key)}
              cellProps={cellProps}
              onChoose={onChoose}
              onViewAs={onViewAs}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <p className={css.more}>
          <Button onClick={() => setIsWhole(true)}>{t("matrix.all_rows", { count: analysis.subjects.length })}</Button>
        </p>
      )}
    </div>
  );
}
