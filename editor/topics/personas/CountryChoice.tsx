import { Combobox } from "@base-ui/react/combobox";
import { useMemo } from "react";
import { countryCodes } from "../../../schemas/country_codes";
import popups from "../../parts/popups.module.css";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { countryName } from "../../words/names_in";
import css from "./Personas.module.css";
import { editorLocale } from "../../words/editor_locale";

interface Option {
  value: string | null;
  label: string;
}

/** The country that the persona is in; typing finds it by name or code. */
export function CountryChoice({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string | null;
  onChange: (country: string | null) => void;
}) {
  const t = useT();
  const { language } = useWorkplace();
  const options = useMemo(() => {
    const named: Option[] = countryCodes.map((code) => ({ value: code, label: countryName(code, language) }));
    return [
      { value: null, label: t("personas.any_country") },
      ...named.sort((a, b) => a.label.localeCompare(b.label, editorLocale(language))),
    ];
  }, [language, t]);
  const chosen = options.find((option) => option.value === value) ?? options[0] ?? null;

  return (
    <Combobox.Root<Option>
      items={options}
      value={chosen}
      autoHighlight
      limit={60}
      itemToStringLabel={({ label }) => label}
      filter={({ label, value: code }, typed) =>
        `${label} ${code ?? ""}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
      }
      onValueChange={(option) => option && onChange(option.value)}
    >
      <Combobox.Input
        id={id}
        className={css.input}
        placeholder={t("personas.find_country")}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={popups.positioner} sideOffset={4}>
          <Combobox.Popup className={`${popups.menu} ${css.countries}`}>
            <Combobox.Empty className={css.none}>{t("personas.no_country")}</Combobox.Empty>
            <Combobox.List>
              {(option: Option) => (
                <Combobox.Item key={option.value ?? "any"} value={option} className={popups.item}>
                  <span>{option.label}</span>
                  {option.value && <code className={css.code}>{option.value}</code>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
