import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useId } from "react";
import { moneyStates } from "../../../schemas/persona";
import { languages } from "../../../schemas/text";
import { viewerKinds } from "../../../schemas/viewer";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { Segments } from "../../parts/Segments";
import type { Persona } from "../../workplace/persona/persona";
import { playPersona } from "../../workplace/persona/play_persona";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import { fromLocalInput, toLocalInput } from "../../parts/local_input";
import css from "./Personas.module.css";
import { PlayerField } from "./PlayerField";
import { VariantFields } from "./VariantFields";
import { languageName } from "../../words/names_in";
import { PlaceFields } from "./PlaceFields";

const devices = [
  ["phone", Smartphone],
  ["tablet", Tablet],
  ["desktop", Monitor],
] as const;

/** Who looks: all that rules, texts and calls may depend on. */
export function ViewerFields() {
  const t = useT();
  const workplace = useWorkplace();
  const { language } = workplace;
  const persona = usePersona();
  const id = useId();
  const change = (next: Partial<Persona>) => playPersona(workplace, next);

  return (
    <>
      <Segments
        label={t("personas.audience_label")}
        value={persona.audience}
        options={viewerKinds.map((value) => ({ value, label: t(`personas.audience.${value}`) }))}
        onChange={(audience) => change({ audience })}
      />
      {persona.audience === "paid" && (
        <div className={css.field}>
          <label htmlFor={`${id}-money`}>{t("personas.money_label")}</label>
          <Select
            id={`${id}-money`}
            value={persona.money}
            onChange={({ target }) => change({ money: target.value as Persona["money"] })}
          >
            {moneyStates.map((value) => (
              <option key={value} value={value}>
                {t(`personas.money.${value}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <PlayerField />
      <PlaceFields />
      <div className={css.field}>
        <label htmlFor={`${id}-language`}>{t("personas.language")}</label>
        <Select
          id={`${id}-language`}
          value={persona.language}
          onChange={({ target }) => change({ language: target.value as Persona["language"] })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code, language)}
            </option>
          ))}
        </Select>
      </div>
      <div className={css.field}>
        <span>{t("personas.device_label")}</span>
        <Segments
          label={t("personas.device_label")}
          value={persona.device}
          options={devices.map(([value, Icon]) => ({
            value,
            label: t(`personas.device.${value}`),
            icon: <Icon size={16} aria-hidden="true" />,
          }))}
          onChange={(device) => change({ device })}
        />
      </div>
      <VariantFields />
      <div className={css.field}>
        <label htmlFor={`${id}-clock`}>{t("personas.clock")}</label>
        <span className={css.clock}>
          <DateTimeInput
            id={`${id}-clock`}
            className={css.input}
            language={language}
            empty={t("personas.now")}
            value={persona.clock ? toLocalInput(persona.clock) : ""}
            onChange={({ target }) => change({ clock: fromLocalInput(target.value) })}
          />
          <Button look="line" isDisabled={persona.clock === null} onClick={() => change({ clock: null })}>
            {t("personas.now")}
          </Button>
        </span>
      </div>
    </>
  );
}
