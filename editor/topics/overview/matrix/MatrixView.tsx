import type { ReactNode } from "react";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { type Finding, isGrave } from "../../../../src/layout/analyse/find_faults";
import type { Place } from "../../../../src/layout/analyse/country_classes";
import { viewerKinds } from "../../../../schemas/viewer";
import { Select } from "../../../fields/Select";
import { Pill } from "../../../parts/Pill";
import { Segments } from "../../../parts/Segments";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { CountriesButton } from "./CountriesButton";
import { View } from "../../../parts/View";
import css from "./Matrix.module.css";
import type { Cell, Spot } from "./matrix_model";
import { spotWords } from "./spot_words";
import { TimeButton } from "./TimeButton";

export type Shown = "both" | "pictures" | "table";
const ways = ["both", "pictures", "table"] as const;

interface Props {
  shown: Shown;
  onShow: (shown: Shown) => void;
  countries: readonly Place[];
  suggested: readonly Place[];
  onCountries: (countries: readonly Place[] | null) => void;
  reference: Spot;
  onReference: (spot: Spot) => void;
  rows: readonly (readonly Cell[])[];
  faults: readonly Finding[];
  children: ReactNode;
}

/** What the matrix shows, where, when and against whom; and what it found. */
export function MatrixView({
  shown,
  onShow,
  countries,
  suggested,
  onCountries,
  reference,
  onReference,
  rows,
  faults,
  children,
}: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const cells = rows.flat();
  const empty = cells.filter((cell) => cell.emptiness === "empty").length;
  const thin = cells.filter((cell) => cell.emptiness === "thin").length;
  const dead = faults.filter(isGrave).length;
  const spots = viewerKinds.flatMap((kind) =>
    [...new Set([reference.country, ...countries])].map((country) => ({ kind, country })),
  );

  return (
    <View
      title={t("matrix.title")}
      tools={
        <>
          <Segments
            label={t("matrix.show")}
            value={shown}
            options={ways.map((value) => ({ value, label: t(`matrix.${value}`) }))}
            onChange={onShow}
          />
          <CountriesButton countries={countries} suggested={suggested} onChange={onCountries} />
          <TimeButton />
          <label className={css.against}>
            <span>{t("matrix.against")}</span>
            <Select
              value={JSON.stringify(reference)}
              onChange={({ target }) => onReference(spots.find((spot) => JSON.stringify(spot) === target.value) ?? reference)}
            >
              {spots.map((spot) => (
                <option key={JSON.stringify(spot)} value={JSON.stringify(spot)}>
                  {spotWords(t, spot, language)}
                </option>
              ))}
            </Select>
          </label>
        </>
      }
      verbs={
        <span className={css.found} role="status">
          {empty > 0 && (
            <Pill tone="bad">
              <CircleAlert size={12} aria-hidden="true" /> {t("matrix.found.empty", { count: empty })}
            </Pill>
          )}
          {thin > 0 && (
            <Pill tone="warn">
              <TriangleAlert size={12} aria-hidden="true" /> {t("matrix.found.thin", { count: thin })}
            </Pill>
          )}
          {dead > 0 && (
            <Pill tone="bad">
              <CircleAlert size={12} aria-hidden="true" /> {t("matrix.found.dead", { count: dead })}
            </Pill>
          )}
        </span>
      }
    >
      {children}
    </View>
  );
}
