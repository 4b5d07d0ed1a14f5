import { Table2 } from "lucide-react";
import { useMemo, useState } from "react";
import { EmptyNote } from "../../../parts/EmptyNote";
import { ownSection } from "../../../parts/usage/use_shown_pages";
import { useEditorState, usePersona, usePersonaViewer, useShow, useT, useWorkplace } from "../../../workplace/use_editor";
import { selectSection } from "../../../core/commands/select_section";
import { changePersona } from "../../../workplace/persona/persona_store";
import { chooseCountries } from "./choose_countries";
import css from "./Matrix.module.css";
import { MatrixView, type Shown } from "./MatrixView";
import { MatrixGrid } from "./MatrixGrid";
import { buildMatrix, isSameSpot, type Spot } from "./matrix_model";
import { MatrixSide } from "./MatrixSide";
import type { Chosen } from "./chosen";
import { MatrixTable } from "./MatrixTable";
import { readCountries, writeCountries } from "./remembered_countries";
import { useAnalysis } from "./use_analysis";

/** Everybody at once: what each kind of viewer sees in each country that matters, in pictures and rule by rule. */
export function Matrix() {
  const t = useT();
  const show = useShow();
  const { persona: personas, editor } = useWorkplace();
  const { audience, country } = usePersona();
  const viewer = usePersonaViewer();
  const pageId = useEditorState(({ page }) => page.id);
  const { analysis, faults, took } = useAnalysis();
  const [shown, setShown] = useState<Shown>("both");
  const [reference, setReference] = useState<Spot>({ kind: audience, country });
  const [own, setOwn] = useState(() => readCountries(pageId));
  const [chosen, setChosen] = useState<Chosen | null>(() => {
    const { selected } = editor.getState();
    return selected === null ? null : { type: "subject", key: selected };
  });
  const suggested = useMemo(() => chooseCountries(analysis, country), [analysis, country]);
  const countries = own ?? suggested;
  const at = Date.parse(viewer.now);
  const { device, variants } = viewer;
  const rows = useMemo(
    () => buildMatrix(analysis, { countries, device, at, reference, variants }),
    [analysis, countries, device, at, reference, variants],
  );
  const spot = chosen?.type === "spot" ? chosen.spot : null;

  function viewAs(next: Spot) {
    changePersona(personas, { audience: next.kind, country: next.country });
    show({ view: "page" });
  }

  return (
    <div
      className={css.matrix}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (chosen) setChosen(null);
        else show({ view: "page" });
      }}
    >
      <MatrixView
        shown={shown}
        onShow={setShown}
        countries={countries}
        suggested={suggested}
        onCountries={(next) => {
          setOwn(next);
          writeCountries(pageId, next);
        }}
        reference={reference}
        onReference={setReference}
        rows={rows}
        faults={faults}
      >
        {analysis.subjects.length === 0 && (
          <EmptyNote icon={<Table2 size={18} />} title={t("matrix.empty_title")}>
            {t("matrix.empty_lead")}
          </EmptyNote>
        )}
        {shown !== "table" && analysis.subjects.length > 0 && (
          <MatrixGrid
            rows={rows}
            countries={countries}
            chosen={spot}
            took={took}
            analysis={analysis}
            onChoose={(next) => setChosen({ type: "spot", spot: next })}
            onViewAs={viewAs}
          />
        )}
        {shown !== "pictures" && (
          <MatrixTable
            analysis={analysis}
            faults={faults}
            countries={countries}
            chosen={chosen?.type === "subject" ? chosen.key : null}
            onChoose={(key) => setChosen({ type: "subject", key })}
            onViewAs={(next, key) => {
              const section = analysis.byKey.get(key)?.section.id ?? null;
              viewAs(next);
              show({ inspectorTab: "why", isRightOpen: true });
              const own = section === null ? null : ownSection(editor.getState().page.sections, section);
              if (own) editor.run(selectSection(own.id));
            }}
          />
        )}
      </MatrixView>
      <MatrixSide
        chosen={chosen}
        cell={spot && (rows.flat().find((cell) => isSameSpot(cell, spot)) ?? null)}
        analysis={analysis}
        faults={faults}
        onChoose={setChosen}
        onReference={setReference}
        onViewAs={viewAs}
      />
    </div>
  );
}
