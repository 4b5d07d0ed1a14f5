import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { moveDivider, sharesOf, snapped, wholeShares } from "../../core/column_widths";
import { useT } from "../../workplace/use_editor";
import css from "./Divider.module.css";

interface Props {
  widths: readonly number[];
  /** The column before it. */
  index: number;
  /** How wide all columns are together, in pixels of the screen, gaps left out. */
  whole: () => number;
  style?: CSSProperties;
  /** Where the divider says the shares of the two beside it. */
  isNumberAbove?: boolean;
  onChange: (widths: number[]) => void;
}

interface Hold {
  from: number;
  share: number;
}

/** Between two columns: dragged, stepped with the arrows by 5 percent (with Shift by 1), made equal with two clicks. The page moves when it is let go. */
export function Divider({ widths, index, whole, style, isNumberAbove, onChange }: Props) {
  const t = useT();
  const hold = useRef<Hold | null>(null);
  const [aimed, setAimed] = useState<number[] | null>(null);
  const shares = sharesOf(aimed ?? widths);
  const share = shares[index] ?? 0;
  const both = share + (shares[index + 1] ?? 0);
  const shift = ((share - (sharesOf(widths)[index] ?? 0)) / 100) * (aimed ? whole() : 0);
  const rounded = wholeShares(aimed ?? widths);
  const words = `${rounded[index]} : ${rounded[index + 1]}`;

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { from: event.clientX, share: sharesOf(widths)[index] ?? 0 };
  }

  function handleMove(event: PointerEvent) {
    if (!hold.current) return;
    const wanted = hold.current.share + ((event.clientX - hold.current.from) / whole()) * 100;
    setAimed(moveDivider(widths, index, snapped(widths, index, wanted)));
  }

  function handleUp() {
    if (hold.current && aimed) onChange(aimed);
    hold.current = null;
    setAimed(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape" && hold.current) {
      event.stopPropagation();
      hold.current = null;
      return setAimed(null);
    }
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(moveDivider(widths, index, Math.round(share) + direction * (event.shiftKey ? 1 : 5)));
  }

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t("columns.divider", { before: index + 1, after: index + 2 })}
      aria-valuemin={0}
      aria-valuemax={Math.round(both)}
      aria-valuenow={Math.round(share)}
      aria-valuetext={words}
      tabIndex={0}
      className={css.divider}
      style={{ ...style, "--shift": `${shift}px` } as CSSProperties}
      title={t("columns.divider_hint")}
      data-aimed={aimed !== null}
      data-number={isNumberAbove}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => ((hold.current = null), setAimed(null))}
      onDoubleClick={() => onChange(moveDivider(widths, index, both / 2))}
      onKeyDown={handleKey}
    >
      {isNumberAbove && <output className={css.number}>{words}</output>}
    </div>
  );
}
