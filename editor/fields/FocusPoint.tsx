import { ImageOff, RotateCcw } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { useT } from "./field_context";
import { isRecord } from "../explain/field_props";
import fields from "./fields.module.css";
import css from "./Image.module.css";

interface Props {
  src: string;
  /** In percent of width and height; the middle when missing. */
  focus: unknown;
  label: string;
  onChange: (focus: { x: number; y: number } | undefined) => void;
  onSize: (size: string) => void;
}

const middle = { x: 50, y: 50 };

/** Shows a picture, and by click or arrow keys sets the point that must stay in view when it is cropped. */
export function FocusPoint({ src, focus, label, onChange, onSize }: Props) {
  const t = useT();
  const help = useId();
  const [failed, setFailed] = useState<string | null>(null);
  const point = isRecord(focus) && typeof focus.x === "number" && typeof focus.y === "number" ? { x: focus.x, y: focus.y } : null;
  const { x, y } = point ?? middle;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail === 0) return; // Enter and Space name no place
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent((event.clientX - box.left) / box.width), y: percent((event.clientY - box.top) / box.height) });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const [stepX = 0, stepY = 0] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [
      0, 0,
    ];
    if (stepX === 0 && stepY === 0) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onChange({ x: percent((x + stepX * size) / 100), y: percent((y + stepY * size) / 100) });
  }

  if (failed === src) {
    return (
      <p className={css.broken}>
        <ImageOff size={16} aria-hidden="true" />
        {t("fields.image.broken", { src })}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={css.focal}
        aria-label={t("fields.image.focus_of", { label })}
        aria-describedby={help}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <img
          key={src}
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize(`${naturalWidth} × ${naturalHeight}`)}
          onError={() => setFailed(src)}
        />
        <span className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <span id={help} className={fields.invisible}>
        {t("fields.image.focus_help")}
      </span>
      <p className={css.focusWords}>
        <output aria-live="polite">{t("fields.image.focus", { x: Math.round(x), y: Math.round(y) })}</output>
        {point && (
          <button
            type="button"
            className={fields.iconSmall}
            aria-label={t("fields.reset", { label: t("fields.image.focus_name") })}
            onClick={() => onChange(undefined)}
          >
            <RotateCcw size={12} aria-hidden="true" />
          </button>
        )}
      </p>
    </>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
