import { useId } from "react";
import { subdivisionsOf } from "../../../schemas/subdivisions";
import type { Persona } from "../../workplace/persona/persona";
import { playPersona } from "../../workplace/persona/play_persona";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import { CountryChoice } from "./CountryChoice";
import css from "./Personas.module.css";

/** Where somebody looks from. */
export function PlaceFields() {
  const t = useT();
  const workplace = useWorkplace();
  const persona = usePersona();
  const id = useId();
  const change = (next: Partial<Persona>) => playPersona(workplace, next);

  return (
    <>
      <div className={css.field}>
        <label htmlFor={`${id}-country`}>{t("personas.country")}</label>
        <CountryChoice
          id={`${id}-country`}
          value={persona.country}
          onChange={(country) => change({ country, subdivision: null })}
        />
      </div>
      <div className={css.field}>
        <label htmlFor={`${id}-subdivision`}>{t("personas.subdivision")}</label>
        <input
          id={`${id}-subdivision`}
          className={css.input}
          list={`${id}-subdivisions`}
          maxLength={100}
          placeholder={t("personas.any_subdivision")}
          value={persona.subdivision ?? ""}
          onChange={({ target }) => change({ subdivision: target.value.trimStart() || null })}
        />
        <datalist id={`${id}-subdivisions`}>
          {subdivisionsOf(persona.country).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </>
  );
}
