import type { ReviewedSide } from "../../../schemas/api/documents_desk";
import type { DocumentReason, DocumentSide } from "../../../schemas/documents";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import list from "../list/list.module.css";

interface Props {
  waiting: readonly ReviewedSide[];
  about: readonly DocumentSide[];
  onAbout: (side: DocumentSide) => void;
  letters: readonly { code: DocumentReason; theirs: string; own: string }[];
  /** What the player reads is in it. */
  language: string;
  reasons: readonly DocumentReason[];
  onReason: (reason: DocumentReason) => void;
}

/** Which sides are refused and why, with what the player reads of it. */
export function WhyNot({ waiting, about, onAbout, letters, language, reasons, onReason }: Props) {
  const { t } = useDesk();
  const read = letters.filter(({ code }) => reasons.includes(code));
  return (
    <>
      {waiting.length > 1 && (
        <fieldset>
          <legend>{t("desk.documents.sides")}</legend>
          {waiting.map(({ side }) => (
            <label key={side} className={list.option}>
              <input type="checkbox" checked={about.includes(side)} onChange={() => onAbout(side)} />
              {t(`desk.documents.side.${side}`)}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t("desk.documents.reasons")}</legend>
        {letters.map(({ code, own }, index) => (
          <label key={code} className={list.option}>
            <input type="checkbox" checked={reasons.includes(code)} onChange={() => onReason(code)} />
            {own}
            {index < 9 && <Keys keys={String(index + 1)} />}
          </label>
        ))}
      </fieldset>
      {read.length > 0 && (
        <div className={list.letter}>
          <small>{t("desk.documents.reads")}</small>
          <span lang={language}>{read.map(({ theirs }) => theirs).join(" ")}</span>
        </div>
      )}
    </>
  );
}
