import { Check, CircleAlert, Image } from "lucide-react";
import { type CSSProperties, useMemo, useState } from "react";
import { viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isNobody, isOpenAt, type Seen, type Subject } from "../../../../src/layout/analyse/analysis";
import { countCountries, type Place } from "../../../../src/layout/analyse/country_classes";
import { type Finding, isGrave } from "../../../../src/layout/analyse/find_faults";
import { kindBit } from "../../../../src/layout/analyse/viewer_kinds";
import { editorLocale } from "../../../words/editor_locale";
import { Button } from "../../../parts/Button";
import { Pill } from "../../../parts/Pill";
import { SectionIcon } from "../../../parts/SectionIcon";
import { useEditorState, usePersonaViewer, useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import type { Spot } from "./matrix_model";
import { placeName, spotWords } from "./spot_words";
import { depthOf, subjectName } from "./subject_name";
import { useGridKeys } from "./use_grid_keys";
import { verdictsFor, viewerAt } from "./verdicts";

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
  const { language } = useWorkplace();
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
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t("matrix.section")}
            </th>
            {viewerKinds.map((kind) => (
              <th key={kind} scope="colgroup" colSpan={countries.length} className={css.kindHead}>
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
                data-first={index % countries.length === 0 || undefined}
                title={spotWords(t, spot, language)}
                aria-label={placeName(t, spot.country, language)}
              >
                <code>{spot.country ?? "??"}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject, row) => {
            const name = subjectName(t, subject, language);
            return (
              <tr
                key={subject.key}
                data-chosen={subject.key === chosen || undefined}
                data-grave={grave.has(subject.key) || undefined}
              >
                <th
                  {...cellProps([row, 0])}
                  scope="row"
                  aria-selected={subject.key === chosen}
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
                    <span>{name}</span>
                  </span>
                </th>
                {spots.map((spot, column) => {
                  const rule = verdicts[column]?.(subject.key) ?? null;
                  return (
                    <td
                      key={`${spot.kind} ${spot.country}`}
                      {...cellProps([row, column + 1])}
                      data-hidden={rule !== null || undefined}
                      data-first={column % countries.length === 0 || undefined}
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
                  <Share subject={subject} analysis={analysis} at={Date.parse(viewer.now)} />
                </td>
              </tr>
            );
          })}
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

function Share({ subject, analysis, at }: { subject: Subject; analysis: Analysis; at: number }) {
  const t = useT();
  const { language } = useWorkplace();
  if (isNobody(subject.seen)) {
    return (
      <Pill tone="bad">
        <CircleAlert size={12} aria-hidden="true" /> {t("matrix.nobody")}
      </Pill>
    );
  }
  if (!isOpenAt(subject.seen, at)) return <span>{t("matrix.not_now")}</span>;
  const format = new Intl.NumberFormat(editorLocale(language), { style: "percent", maximumFractionDigits: 1 });
  return <span>{format.format(shareOf(subject.seen, analysis))}</span>;
}

/** Of all kinds of viewers in all countries that are known. */
function shareOf({ kinds, countries }: Seen, analysis: Analysis) {
  const own = viewerKinds.filter((kind) => kinds & kindBit(kind)).length * countCountries(countries, analysis);
  return own / (viewerKinds.length * countCountries(analysis.all, analysis));
}
