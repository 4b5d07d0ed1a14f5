import { MousePointerClick, X } from "lucide-react";
import type { Analysis } from "../../../../src/layout/analyse/analysis";
import type { Finding } from "../../../../src/layout/analyse/find_faults";
import { EmptyNote } from "../../../parts/EmptyNote";
import { IconButton } from "../../../parts/IconButton";
import { useT } from "../../../workplace/use_editor";
import css from "./Side.module.css";
import type { Cell, Spot } from "./matrix_model";
import { SpotPanel } from "./SpotPanel";
import { WhoPanel } from "./WhoPanel";
import type { Chosen } from "./chosen";

interface Props {
  chosen: Chosen | null;
  cell: Cell | null;
  analysis: Analysis;
  faults: readonly Finding[];
  onChoose: (chosen: Chosen | null) => void;
  onReference: (spot: Spot) => void;
  onViewAs: (spot: Spot) => void;
}

export function MatrixSide({ chosen, cell, analysis, faults, onChoose, onReference, onViewAs }: Props) {
  const t = useT();
  const subject = chosen?.type === "subject" ? (analysis.byKey.get(chosen.key) ?? null) : null;
  const isOpen = subject !== null || cell !== null;
  return (
    <aside
      className={css.side}
      data-open={isOpen}
      data-region="right"
      tabIndex={-1}
      aria-label={t(subject ? "matrix.who.title" : "matrix.side")}
    >
      {isOpen && (
        <span className={css.close}>
          <IconButton label={t("editor.close")} side="left" onClick={() => onChoose(null)}>
            <X size={16} />
          </IconButton>
        </span>
      )}
      {subject ? (
        <WhoPanel key={subject.key} subject={subject} analysis={analysis} faults={faults} onChoose={onChoose} />
      ) : cell ? (
        <SpotPanel cell={cell} analysis={analysis} onChoose={onChoose} onReference={onReference} onViewAs={onViewAs} />
      ) : (
        <EmptyNote icon={<MousePointerClick size={18} />} title={t("matrix.side_title")}>
          {t("matrix.side_lead")}
        </EmptyNote>
      )}
    </aside>
  );
}
