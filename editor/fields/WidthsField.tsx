import { useRef } from "react";
import { moveDivider, sharesOf, wholeShares } from "../core/column_widths";
import { setWidths } from "../core/commands/set_widths";
import { find } from "../core/tree";
import type { FieldProps } from "../explain/field_props";
import { Divider } from "../parts/columns/Divider";
import { useEditor, useEditorState } from "../workplace/use_editor";
import css from "./Columns.module.css";
import { useFieldOwner, useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";

/** Two columns to each other. */
const ratios = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
] as const;

/** How wide the columns of a section are: by dragging, as numbers in percent, or as one of the common ratios. */
export function WidthsField({ label, path, issues }: FieldProps) {
  const t = useT();
  const owner = useFieldOwner();
  const editor = useEditor();
  const section = useEditorState(({ page }) => find(page.sections, owner));
  const bar = useRef<HTMLDivElement>(null);
  const widths = (section && editor.types.widthsOf(section)) ?? [];
  const shares = wholeShares(widths);
  const change = (next: readonly number[]) => editor.run(setWidths(owner, next));
  const starts = sharesOf(widths).map((_, index, all) => all.slice(0, index + 1).reduce((sum, share) => sum + share, 0));
  const whole = () => bar.current?.getBoundingClientRect().width ?? 1;

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues}
      kind="widths"
      hint={widths.length > 1 ? t("columns.widths_hint") : undefined}
    >
      <div ref={bar} className={css.bar}>
        {shares.map((share, index) => (
          <span key={index} style={{ flexGrow: widths[index] }} aria-hidden="true">
            {t("columns.percent", { share })}
          </span>
        ))}
        {starts.slice(0, -1).map((start, index) => (
          <Divider
            key={index}
            widths={widths}
            index={index}
            whole={whole}
            style={{ left: `${start}%`, top: 0, bottom: 0 }}
            onChange={change}
          />
        ))}
      </div>
      {widths.length > 1 && (
        <div className={css.numbers}>
          {shares.map((share, index) => (
            <Share
              key={`${index} ${share}`}
              label={t("columns.width_of", { number: index + 1, count: widths.length })}
              share={share}
              onChange={(next) => change(withShare(widths, index, next))}
            />
          ))}
        </div>
      )}
      {widths.length === 2 && (
        <div className={css.ratios} role="group" aria-label={t("columns.ratios")}>
          {ratios.map((ratio) => (
            <button key={ratio.join()} type="button" aria-pressed={isRatio(widths, ratio)} onClick={() => change(ratio)}>
              {ratio.join(" : ")}
            </button>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** The column's neighbour takes or gives the difference: the next one, for the last column the one before. */
function withShare(widths: readonly number[], index: number, share: number): number[] {
  if (index < widths.length - 1) return moveDivider(widths, index, share);
  const shares = sharesOf(widths);
  return moveDivider(widths, index - 1, (shares[index - 1] ?? 0) + (shares[index] ?? 0) - share);
}

const isRatio = ([left = 1, right = 1]: readonly number[], [one, other]: readonly [number, number]) =>
  Math.abs(left / right - one / other) < 0.005;

interface ShareProps {
  label: string;
  share: number;
  onChange: (share: number) => void;
}

/** One column's part in percent; it counts when the field is left or Enter is pressed, what is no number goes back. */
function Share({ label, share, onChange }: ShareProps) {
  const finish = (input: HTMLInputElement) => {
    const typed = Number(input.value.trim().replace(",", "."));
    if (input.value.trim() !== "" && Number.isFinite(typed) && typed !== share) onChange(typed);
    else input.value = String(share);
  };
  return (
    <label className={css.number}>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        defaultValue={share}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => finish(event.target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish(event.currentTarget);
        }}
      />
      <span aria-hidden="true">%</span>
    </label>
  );
}
