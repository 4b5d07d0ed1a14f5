import { useState } from "react";
import type { Variant } from "../../../../src/layout/variants";
import { setExperiment } from "../../../core/commands/set_experiment";
import { equalShares } from "../../../core/experiments";
import { letterOf } from "../../../explain/explain";
import { Button } from "../../../parts/Button";
import { useEditor, useT } from "../../../workplace/use_editor";
import css from "./Test.module.css";

/** How many of a hundred visitors see each variant. Of two the other takes what is left; of more, what does not add up is said. */
export function Shares({ id, variants }: { id: string; variants: readonly Variant[] }) {
  const t = useT();
  const editor = useEditor();
  const sum = variants.reduce((all, { share }) => all + share, 0);

  function set(variant: string, share: number) {
    const other = variants.length === 2 ? variants.find((one) => one.variant !== variant) : undefined;
    editor.run(setExperiment(id, { shares: { [variant]: share, ...(other && { [other.variant]: 100 - share }) } }));
  }
  const makeEqual = () => {
    const shares = equalShares(variants.length);
    editor.run(setExperiment(id, { shares: Object.fromEntries(variants.map(({ variant }, at) => [variant, shares[at] ?? 0])) }));
  };

  return (
    <fieldset className={css.shares}>
      <legend>{t("experiment.shares")}</legend>
      <div className={css.bar} aria-hidden="true">
        {variants.map(({ variant, share }) => (
          <span key={variant} style={{ flexGrow: share }} />
        ))}
      </div>
      {variants.map(({ variant, share }) => (
        <Share
          key={variant}
          label={t("experiment.share_of", { variant: letterOf(variant) })}
          share={share}
          onChange={(next) => set(variant, next)}
        />
      ))}
      <p className={css.sum} role="status">
        {sum === 100 ? null : (
          <>
            <span>{t("experiment.sum", { sum })}</span>
            <Button look="line" onClick={makeEqual}>
              {t("experiment.equal")}
            </Button>
          </>
        )}
      </p>
    </fieldset>
  );
}

/** A share, by feel and by number; what is typed and is none stays until the field is left. */
function Share({ label, share, onChange }: { label: string; share: number; onChange: (share: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  function handleType(text: string) {
    setTyped(text);
    if (/^\d{1,3}$/.test(text) && Number(text) <= 100) onChange(Number(text));
  }
  return (
    <div className={css.share}>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={100}
        value={share}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <label>
        <span>{label}</span>
        <input
          inputMode="numeric"
          value={typed ?? String(share)}
          onChange={({ target }) => handleType(target.value)}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">%</span>
      </label>
    </div>
  );
}
