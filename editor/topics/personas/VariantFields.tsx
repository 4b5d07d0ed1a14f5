import { useMemo } from "react";
import { readVariants } from "../../../schemas/persona";
import { experimentsIn, variantFor } from "../../../src/layout/variants";
import { letterOf } from "../../explain/explain";
import { Segments } from "../../parts/Segments";
import { chooseVariants } from "../../workplace/persona/persona";
import { playPersona } from "../../workplace/persona/play_persona";
import { useEditorState, usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Personas.module.css";

/** Which variant of each experiment on the page the persona is shown; nothing on a page without any. */
export function VariantFields() {
  const t = useT();
  const workplace = useWorkplace();
  const persona = usePersona();
  const sections = useEditorState(({ page }) => page.sections);
  const experiments = useMemo(() => [...experimentsIn(sections).values()], [sections]);
  return experiments.map(({ id, name, variants }) => (
    <div key={id} className={css.field}>
      <span>{t("experiment.variant_of", { name })}</span>
      <Segments
        label={t("experiment.variant_of", { name })}
        value={variantFor({ id, variants }, { kept: readVariants(persona.variants) })}
        options={variants.map(({ variant }) => ({ value: variant, label: letterOf(variant) }))}
        onChange={(variant) => playPersona(workplace, { variants: chooseVariants(persona, [{ id, variant }]) })}
      />
    </div>
  ));
}
