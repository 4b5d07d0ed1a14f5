import { ExternalLink, Eye, GitCompare, Minus, Plus, UserRound } from "lucide-react";
import type { Analysis } from "../../../../src/layout/analyse/analysis";
import { Button } from "../../../parts/Button";
import { lazyPart } from "../../../parts/lazy_part";
import { usePersona, useEditorState, useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Side.module.css";
import type { Cell, Spot } from "./matrix_model";
import type { Chosen } from "./chosen";
import { previewAddress } from "../../../workplace/preview_address";
import { placeName } from "./spot_words";
import { subjectName } from "./subject_name";
import { Thumbnail } from "./Thumbnail";

/** The markets' profiles come with it. */
const LawOfPlace = lazyPart(() => import("../../../parts/law/LawOfPlace").then((code) => code.default), { look: "line" });

interface Props {
  cell: Cell;
  analysis: Analysis;
  onChoose: (chosen: Chosen) => void;
  onReference: (spot: Spot) => void;
  onViewAs: (spot: Spot) => void;
}

/** One cell of the matrix, larger: the page, what is other than for the reference, and ways on. */
export function SpotPanel({ cell, analysis, onChoose, onReference, onViewAs }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const persona = usePersona();
  const pageId = useEditorState(({ page }) => page.id);
  const played = { ...persona, audience: cell.kind, country: cell.country, player: null, subdivision: null };
  const spot = { kind: cell.kind, country: cell.country };
  const list = (keys: readonly string[], Icon: typeof Plus) =>
    keys.map((key) => {
      const subject = analysis.byKey.get(key);
      return (
        subject && (
          <li key={key}>
            <button type="button" className={css.line} onClick={() => onChoose({ type: "subject", key })}>
              <Icon size={14} aria-hidden="true" />
              {subjectName(t, subject, language)}
            </button>
          </li>
        )
      );
    });

  return (
    <>
      <header className={css.head}>
        <span className={css.picture} aria-hidden="true">
          <UserRound size={16} />
        </span>
        <div>
          <h2>{t(`matrix.kind.${cell.kind}`)}</h2>
          <p>{placeName(t, cell.country, language)}</p>
        </div>
      </header>
      <div className={css.scroll}>
        <section className={css.part}>
          <Thumbnail cell={cell} isTall />
          <p className={css.say}>
            <b>{t("matrix.shown_long", { shown: cell.shown, total: cell.total })}</b>
          </p>
          <div className={css.verbs}>
            <Button look="line" onClick={() => onViewAs(spot)}>
              <Eye size={14} aria-hidden="true" />
              {t("matrix.view_as")}
            </Button>
            <Button
              look="line"
              disabledReason={cell.isReference ? t("matrix.is_reference") : undefined}
              onClick={() => onReference(spot)}
            >
              <GitCompare size={14} aria-hidden="true" />
              {t("matrix.compare")}
            </Button>
            <a className={css.link} href={previewAddress(pageId, played)} target="_blank" rel="noreferrer">
              <ExternalLink size={14} aria-hidden="true" />
              {t("matrix.open_preview")}
            </a>
          </div>
        </section>
        {cell.country !== null && cell.kind !== "unknown" && <LawOfPlace country={cell.country} visitor={cell.kind} />}
        {cell.added.length > 0 && (
          <section className={css.part}>
            <h3>{t("matrix.legend.added")}</h3>
            <ul>{list(cell.added, Plus)}</ul>
          </section>
        )}
        {cell.missing.length > 0 && (
          <section className={css.part}>
            <h3>{t("matrix.legend.missing")}</h3>
            <ul>{list(cell.missing, Minus)}</ul>
          </section>
        )}
      </div>
    </>
  );
}
