import { useDraggable } from "@dnd-kit/core";
import { loadTypes } from "../../../src/render/load_sections";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Palette.module.css";
import { TypePicture } from "./TypePicture";

interface Props {
  type: string;
  /** What a visitor downloads for it; missing where that was not measured. */
  bytes: number | undefined;
  onAdd: () => void;
}

/** One type: a picture of it, its name, and what a visitor downloads for it. What it is for is said when one rests on it. */
export function PaletteCard({ type, bytes, onAdd }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `type:${type}`, data: { type } });
  const load = () => void loadTypes([type]); // its code is there when it is dropped
  const description = t(`sections.${type}.description`, { defaultValue: "" });
  const size = bytes === undefined ? null : kilobytes(bytes, language);
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.card}
      {...listeners}
      data-palette-type={type}
      data-carried={isDragging}
      title={[description, t("palette.hint")].filter(Boolean).join(". ").replace("..", ".")}
      onClick={onAdd}
      onPointerEnter={load}
      onFocus={load}
    >
      <TypePicture type={type} />
      <b>{t(`sections.${type}.name`)}</b>
      {size && <small title={t("arranging.bytes_hint")}>{size}</small>}
    </button>
  );
}

const kilobytes = (bytes: number, language: string) =>
  new Intl.NumberFormat(language === "no" ? "nb" : language, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1000);
