import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Analysis } from "../../../../src/layout/analyse/analysis";
import { countCountries, type Place } from "../../../../src/layout/analyse/country_classes";
import { viewerKinds } from "../../../../schemas/viewer";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import { type Cell, isSameSpot, type Spot } from "./matrix_model";
import { placeName, spotWords } from "./spot_words";
import { Thumbnail } from "./Thumbnail";
import { useGridKeys } from "./use_grid_keys";

interface Props {
  rows: readonly (readonly Cell[])[];
  countries: readonly Place[];
  chosen: Spot | null;
  took: number;
  analysis: Analysis;
  onChoose: (spot: Spot) => void;
  onViewAs: (spot: Spot) => void;
}

/** The page for each kind of viewer in each country, in pictures. A click chooses, Enter views as. */
export function MatrixGrid({ rows, countries, chosen, took, analysis, onChoose, onViewAs }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { gridProps, cellProps } = useGridKeys<HTMLTableElement>({ rows: rows.length, columns: countries.length });
  const total = countCountries(analysis.all, analysis);
  return (
    <>
      <div className={css.sheet}>
        <table {...gridProps} className={css.grid} aria-label={t("matrix.grid")}>
          <thead>
            <tr>
              <td />
              {countries.map((country) => (
                <th key={country ?? "unknown"} scope="col">
                  <code>{country ?? "??"}</code> {placeName(t, country, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={viewerKinds[row]}>
                <th scope="row">
                  {t(`matrix.kind.${viewerKinds[row]}`)}
                  <small>{t(`matrix.kind_note.${viewerKinds[row]}`)}</small>
                </th>
                {cells.map((cell, column) => (
                  <td
                    key={cell.country ?? "unknown"}
                    {...cellProps([row, column])}
                    className={css.cell}
                    aria-selected={isSameSpot(chosen, cell)}
                    aria-label={`${spotWords(t, cell, language)}: ${cellWords(t, cell)}`}
                    data-emptiness={cell.emptiness ?? undefined}
                    data-reference={cell.isReference || undefined}
                    onClick={() => onChoose(cell)}
                    onDoubleClick={() => onViewAs(cell)}
                    onKeyDown={(event) => {
                      if (event.key === " ") onChoose(cell);
                      else if (event.key === "Enter") onViewAs(cell);
                      else return;
                      event.preventDefault();
                    }}
                  >
                    {cell.emptiness === "empty" ? <div className={css.emptyPage} /> : <Thumbnail cell={cell} />}
                    <CellFoot cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.legend}>
        <span>
          <i className={css.keyAdded} aria-hidden="true" /> {t("matrix.legend.added")}
        </span>
        <span>
          <i className={css.keyMissing} aria-hidden="true" /> {t("matrix.legend.missing")}
        </span>
        <span className={css.checked}>
          {t("matrix.checked", {
            kinds: viewerKinds.length,
            countries: total,
            all: viewerKinds.length * total,
            time: Math.max(1, Math.round(took)),
          })}
        </span>
      </div>
    </>
  );
}

function CellFoot({ cell }: { cell: Cell }) {
  const t = useT();
  return (
    <div className={css.cellFoot} aria-hidden="true">
      {cell.emptiness === "empty" ? (
        <b data-tone="bad">
          <CircleAlert size={12} /> {t("matrix.empty")}
        </b>
      ) : (
        <b data-tone={cell.emptiness === "thin" ? "warn" : undefined}>
          {cell.emptiness === "thin" && <TriangleAlert size={12} />} {t("matrix.shown", { shown: cell.shown, total: cell.total })}
        </b>
      )}
      {cell.isReference ? <span data-tone="accent">{t("matrix.reference")}</span> : <span>{differenceWords(cell)}</span>}
    </div>
  );
}

/** "+1 −2", empty where the cell is as the reference. */
const differenceWords = ({ added, missing }: Pick<Cell, "added" | "missing">) =>
  [added.length > 0 && `+${added.length}`, missing.length > 0 && `−${missing.length}`].filter(Boolean).join(" ");

/** The same for those who listen. */
function cellWords(t: ReturnType<typeof useT>, cell: Cell) {
  return [
    cell.emptiness === "empty" ? t("matrix.empty") : t("matrix.shown_long", { shown: cell.shown, total: cell.total }),
    cell.emptiness === "thin" && t("matrix.nearly_empty"),
    cell.isReference && t("matrix.reference"),
    cell.added.length > 0 && t("matrix.added", { count: cell.added.length }),
    cell.missing.length > 0 && t("matrix.missing", { count: cell.missing.length }),
  ]
    .filter(Boolean)
    .join(", ");
}
