import { useId } from "react";
import { navigationLayout, themes } from "../../../schemas/settings";
import { Select } from "../../fields/Select";
import { Segments } from "../../parts/Segments";
import type { Persona } from "../../workplace/persona/persona";
import { changePersona } from "../../workplace/persona/persona_store";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Personas.module.css";

const schemes = ["dark", "light"] as const;

/** In which look of the site: no rule depends on it. */
export function LookFields() {
  const t = useT();
  const { persona: store } = useWorkplace();
  const persona = usePersona();
  const id = useId();
  return (
    <>
      <div className={css.field}>
        <label htmlFor={`${id}-theme`}>{t("personas.theme")}</label>
        <span className={css.clock}>
          <Select
            id={`${id}-theme`}
            value={persona.theme}
            onChange={({ target }) => changePersona(store, { theme: target.value as Persona["theme"] })}
          >
            {themes.map((theme) => (
              <option key={theme}>{theme}</option>
            ))}
          </Select>
          <Segments
            label={t("personas.scheme_label")}
            value={persona.scheme}
            options={schemes.map((value) => ({ value, label: t(`personas.scheme.${value}`) }))}
            onChange={(scheme) => changePersona(store, { scheme })}
          />
        </span>
      </div>
      <div className={css.field}>
        <label htmlFor={`${id}-layout`}>{t("personas.layout_label")}</label>
        <Select
          id={`${id}-layout`}
          value={persona.layout}
          onChange={({ target }) => changePersona(store, { layout: target.value as Persona["layout"] })}
        >
          {navigationLayout.options.map((layout) => (
            <option key={layout} value={layout}>
              {t(`personas.layout.${layout}`)}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
