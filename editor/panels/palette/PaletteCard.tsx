import { useDraggable } from "@dnd-kit/core";
import { loadChunks } from "../../../src/render/load_sections";
import { SectionIcon } from "../../parts/SectionIcon";
import { useT } from "../../use_editor";
import css from "./Palette.module.css";

/** One type: its icon, name and what it is for. */
export function PaletteCard({ type, onAdd }: { type: string; onAdd: () => void }) {
  const t = useT();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `type:${type}`, data: { type } });
  const load = () => void loadChunks([{ id: type, name: type, type }]); // its code is there when it is dropped
  const description = t(`sections.${type}.description`, { defaultValue: "" });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.card}
      {...listeners}
      data-palette-type={type}
      data-carried={isDragging}
      title={t("palette.hint")}
      onClick={onAdd}
      onPointerEnter={load}
      onFocus={load}
    >
      <span className={css.picture}>
        <SectionIcon type={type} size={20} />
      </span>
      <span className={css.text}>
        <b>{t(`sections.${type}.name`)}</b>
        {description && <span>{description}</span>}
      </span>
    </button>
  );
}
