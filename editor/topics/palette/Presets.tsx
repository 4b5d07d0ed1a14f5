import { useDraggable } from "@dnd-kit/core";
import { loadTypes } from "../../../src/render/load_sections";
import { editorOf } from "../../workplace/section_types";
import { useT } from "../../workplace/use_editor";
import css from "./Palette.module.css";

/** The names of a type's presets. */
export const presetsOf = (type: string) => Object.keys(editorOf(type)?.presets ?? {});

interface Props {
  type: string;
  onAdd: (preset: string) => void;
}

/** Other ways in which a section of a type may start, each added by a click or carried to its place. */
export function Presets({ type, onAdd }: Props) {
  const t = useT();
  const presets = presetsOf(type);
  if (presets.length === 0) return null;
  return (
    <ul className={css.presets} aria-label={t("palette.presets", { name: t(`sections.${type}.name`) })}>
      {presets.map((preset) => (
        <li key={preset}>
          <Preset type={type} preset={preset} onAdd={() => onAdd(preset)} />
        </li>
      ))}
    </ul>
  );
}

function Preset({ type, preset, onAdd }: { type: string; preset: string; onAdd: () => void }) {
  const t = useT();
  const load = () => void loadTypes([type]); // its code is there when it is dropped
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `preset:${type}:${preset}`, data: { type, preset } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.preset}
      {...listeners}
      data-palette-preset={preset}
      data-carried={isDragging}
      title={t("palette.hint")}
      onClick={onAdd}
      onPointerEnter={load}
      onFocus={load}
    >
      {t(`sections.${type}.presets.${preset}`)}
    </button>
  );
}
