import { Link2, Monitor, Smartphone, Tablet } from "lucide-react";
import { useId } from "react";
import { themes } from "../../../schemas/settings";
import { languages } from "../../../schemas/text";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { Segments } from "../../parts/Segments";
import { viewerKinds } from "../../../schemas/viewer";
import type { Persona } from "../../persona/persona";
import { changePersona } from "../../persona/persona_store";
import { usePersona, useT, useWorkplace } from "../../use_editor";
import { CountryChoice } from "./CountryChoice";
import { fromLocalInput, toLocalInput } from "./local_input";
import css from "./Personas.module.css";

const devices = [
  ["phone", Smartphone],
  ["tablet", Tablet],
  ["desktop", Monitor],
] as const;

/** Everything that decides what the persona sees, and the look they see it in. */
export function PersonaForm() {
  const t = useT();
  const { persona: store, notices, evaluations, language } = useWorkplace();
  const persona = usePersona();
  const id = useId();
  const names = new Intl.DisplayNames([language === "no" ? "nb" : language], { type: "language" });

  function change(next: Partial<Persona>) {
    changePersona(store, next);
    const { shown, total } = evaluations.getState();
    notices.say(t("status.shown", { shown, total }));
  }

  async function handleCopy() {
    await navigator.clipboard.writeText(window.location.href);
    notices.toast({ words: t("personas.copied") });
  }

  return (
    <div className={css.form}>
      <header className={css.head}>
        <h2>{t("personas.title")}</h2>
        <Keys keys="P" />
      </header>
      <Segments
        label={t("personas.audience_label")}
        value={persona.audience}
        options={viewerKinds.map((value) => ({ value, label: t(`personas.audience.${value}`) }))}
        onChange={(audience) => change({ audience })}
      />
      <div className={css.field}>
        <label htmlFor={`${id}-country`}>{t("personas.country")}</label>
        <CountryChoice id={`${id}-country`} value={persona.country} onChange={(country) => change({ country })} />
      </div>
      <div className={css.field}>
        <label htmlFor={`${id}-language`}>{t("personas.language")}</label>
        <Select
          id={`${id}-language`}
          value={persona.language}
          onChange={({ target }) => change({ language: target.value as Persona["language"] })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {names.of(code === "no" ? "nb" : code)}
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
      <div className={css.field}>
        <label htmlFor={`${id}-clock`}>{t("personas.clock")}</label>
        <span className={css.clock}>
          <input
            id={`${id}-clock`}
            className={css.input}
            type="datetime-local"
            value={persona.clock ? toLocalInput(persona.clock) : ""}
            onChange={({ target }) => change({ clock: fromLocalInput(target.value) })}
          />
          <Button look="line" isDisabled={persona.clock === null} onClick={() => change({ clock: null })}>
            {t("personas.now")}
          </Button>
        </span>
      </div>
      <div className={css.field}>
        <label htmlFor={`${id}-theme`}>{t("personas.theme")}</label>
        <Select
          id={`${id}-theme`}
          value={persona.theme}
          onChange={({ target }) => change({ theme: target.value as Persona["theme"] })}
        >
          {themes.map((theme) => (
            <option key={theme}>{theme}</option>
          ))}
        </Select>
      </div>
      <div className={css.field}>
        <span>{t("personas.scheme_label")}</span>
        <Segments
          label={t("personas.scheme_label")}
          value={persona.scheme}
          options={(["dark", "light"] as const).map((value) => ({ value, label: t(`personas.scheme.${value}`) }))}
          onChange={(scheme) => change({ scheme })}
        />
      </div>
      <footer className={css.foot}>
        <Button onClick={() => void handleCopy()}>
          <Link2 size={16} aria-hidden="true" />
          {t("personas.copy")}
        </Button>
      </footer>
    </div>
  );
}
