import { RotateCw, Sun, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import type { ReviewedSide } from "../../../schemas/api/documents_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { IconButton } from "../../parts/IconButton";
import { useDesk } from "../desk_place";
import { useKeys } from "../keys";
import css from "./Review.module.css";

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const states = { 0: "pending", 1: "confirmed", 2: "rejected", 4: "requested" } as const;

interface Looked {
  zoom: number;
  /** Quarters of a turn, clockwise. */
  turns: number;
  isLight: boolean;
}

/** The sides of a document, large; they are zoomed, turned and lightened together. */
export function Pictures({ sides, isSingle }: { sides: readonly ReviewedSide[]; isSingle: boolean }) {
  const { t, language } = useDesk();
  const [looked, setLooked] = useState<Looked>({ zoom: 1, turns: 0, isLight: false });
  const step = (by: number) => () => setLooked((now) => ({ ...now, zoom: zooms[zooms.indexOf(now.zoom) + by] ?? now.zoom }));
  const turn = () => setLooked((now) => ({ ...now, turns: (now.turns + 1) % 4 }));
  const lighten = () => setLooked((now) => ({ ...now, isLight: !now.isLight }));
  useKeys({
    "+": step(1),
    "=": step(1),
    "-": step(-1),
    "0": () => setLooked({ zoom: 1, turns: 0, isLight: false }),
    r: turn,
    l: lighten,
  });
  const hasPicture = sides.some(({ kind, file }) => kind === "picture" && file !== null);
  return (
    <div className={css.looking}>
      <div className={css.pictures} tabIndex={0} role="group" aria-label={t("desk.documents.picture")}>
        {sides.map((side) => (
          <Side key={side.documentId} side={side} isSingle={isSingle} looked={looked} />
        ))}
      </div>
      {hasPicture && (
        <div className={css.tools} role="toolbar" aria-label={t("desk.documents.looking")}>
          <IconButton
            label={t("desk.documents.smaller")}
            keys="-"
            side="top"
            isDisabled={looked.zoom === zooms[0]}
            onClick={step(-1)}
          >
            <ZoomOut size={16} />
          </IconButton>
          <output>{formatNumber(looked.zoom, language, { style: "percent" })}</output>
          <IconButton
            label={t("desk.documents.larger")}
            keys="+"
            side="top"
            isDisabled={looked.zoom === zooms.at(-1)}
            onClick={step(1)}
          >
            <ZoomIn size={16} />
          </IconButton>
          <IconButton label={t("desk.documents.turn")} keys="R" side="top" onClick={turn}>
            <RotateCw size={16} />
          </IconButton>
          <IconButton label={t("desk.documents.lighten")} keys="L" side="top" aria-pressed={looked.isLight} onClick={lighten}>
            <Sun size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  side: ReviewedSide;
  isSingle: boolean;
  looked: Looked;
}

function Side({ side: { side, status, kind, file, measured, vendorSays }, isSingle, looked }: SideProps) {
  const { t } = useDesk();
  return (
    <figure className={css.side}>
      <figcaption>
        {!isSingle && <b>{t(`desk.documents.side.${side}`)}</b>} <span>{t(`desk.documents.state.${states[status]}`)}</span>
        {measured && (
          <span>
            {measured.width} × {measured.height} ·{" "}
            {t("desk.documents.measured", { sharpness: measured.sharpness, brightness: measured.brightness })}
          </span>
        )}
        {vendorSays && (
          <span>{t(`desk.documents.vendor.${vendorSays.replace("document.", "")}`, { defaultValue: vendorSays })}</span>
        )}
      </figcaption>
      {kind === "picture" && file && <Picture file={file} {...looked} />}
      {kind === "pdf" && file && (
        <a href={file} download>
          {t("desk.documents.download")}
        </a>
      )}
      {file === null && <p>{t("desk.documents.no_file")}</p>}
    </figure>
  );
}

/** A picture in its frame, which keeps the room that it takes when it is turned. */
function Picture({ file, zoom, turns, isLight }: Looked & { file: string }) {
  const { t } = useDesk();
  const [shape, setShape] = useState({ width: 3, height: 2 });
  const [hasFailed, setHasFailed] = useState(false);
  const isAcross = turns % 2 === 1;
  const { width, height } = shape;
  if (hasFailed) return <p role="alert">{t("desk.documents.no_picture")}</p>;
  return (
    <div
      className={css.frame}
      style={{ width: `${zoom * 100}%`, aspectRatio: isAcross ? `${height} / ${width}` : `${width} / ${height}` }}
    >
      <img
        src={file}
        alt={t("desk.documents.picture")}
        style={{ width: isAcross ? `${(width / height) * 100}%` : "100%", rotate: `${turns * 90}deg` }}
        data-light={isLight}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalWidth > 0 && setShape({ width: naturalWidth, height: naturalHeight })
        }
        onError={() => setHasFailed(true)}
      />
    </div>
  );
}
