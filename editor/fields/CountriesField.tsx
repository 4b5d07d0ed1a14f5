import { X } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Segments } from "../parts/Segments";
import { countryName } from "../words/names_in";
import { editorLocale } from "../words/editor_locale";
import { Combo } from "./Combo";
import type { Choice } from "./choice";
import { countryCodes } from "../../schemas/country_codes";
import { countryGroups } from "./country_groups";
import css from "./Countries.module.css";
import { useFieldServices, useFieldView } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import { type FieldProps, isRecord } from "../explain/field_props";
import fields from "./fields.module.css";

const modes = ["everywhere", "only_in", "not_in"] as const;
type Mode = (typeof modes)[number];
const keyOf = { only_in: "allowedCountries", not_in: "restrictedCountries" } as const;

/** Where something is shown: everywhere, only in some countries, or not in some. An "only in" list wins over a "not in" list. */
export function CountriesField({ value, onChange, label, issues, path }: FieldProps) {
  const { t, language } = useFieldServices();
  const { viewer } = useFieldView();
  const lists = { only_in: listIn(value, "allowedCountries"), not_in: listIn(value, "restrictedCountries") };
  const set: Mode = lists.only_in.length > 0 ? "only_in" : lists.not_in.length > 0 ? "not_in" : "everywhere";
  const [chosen, setChosen] = useState<Mode | null>(null); // an empty list is not on the page yet
  const mode = set === "everywhere" && chosen ? chosen : set;
  const list = mode === "everywhere" ? [] : lists[mode];
  const nameOf = useCallback((code: string) => countryName(code, language), [language]);

  function handleMode(next: Mode) {
    setChosen(next);
    const { allowedCountries: _, restrictedCountries: __, ...unknown } = isRecord(value) ? value : {};
    const kept = next === "everywhere" ? unknown : list.length > 0 ? { ...unknown, [keyOf[next]]: list } : unknown;
    onChange(Object.keys(kept).length > 0 ? kept : undefined);
  }

  function handleList(next: readonly string[]) {
    if (mode === "everywhere") return;
    setChosen(mode);
    const { [keyOf[mode]]: _, ...others } = isRecord(value) ? value : {};
    const changed = next.length > 0 ? { ...others, [keyOf[mode]]: next } : others;
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  }

  const seeIt = mode === "only_in" && list.length > 0 ? list.length : countryCodes.length - (mode === "not_in" ? list.length : 0);
  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues}
      kind="countries"
      onReset={set === "everywhere" ? undefined : () => handleMode("everywhere")}
      aside={set === "everywhere" ? undefined : t("fields.countries.see_it", { count: seeIt, total: countryCodes.length })}
      hint={lists.only_in.length > 0 && lists.not_in.length > 0 ? t("fields.countries.only_in_wins") : undefined}
    >
      <Segments
        label={label}
        value={mode}
        options={modes.map((one) => ({ value: one, label: t(`fields.countries.${one}`) }))}
        onChange={handleMode}
      />
      {mode !== "everywhere" && (
        <>
          <ul className={css.chips} aria-label={t(`fields.countries.${mode}`)}>
            {list.map((code, index) => (
              <li key={code} className={code === viewer.country ? css.hit : css.chip}>
                <b>{code}</b>
                {nameOf(code)}
                <button
                  type="button"
                  className={css.remove}
                  aria-label={t("fields.remove_named", { name: nameOf(code) })}
                  onClick={() => handleList(list.toSpliced(index, 1))}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <div className={css.add}>
            <AddCountry taken={list} nameOf={nameOf} onAdd={(codes) => handleList([...new Set([...list, ...codes])])} />
          </div>
          {list.length === 0 && <p className={fields.hint}>{t("fields.countries.empty")}</p>}
        </>
      )}
    </FieldGroup>
  );
}

interface AddProps {
  taken: readonly string[];
  nameOf: (code: string) => string;
  onAdd: (codes: readonly string[]) => void;
}

/** Finds countries by name or code, and groups of them. */
function AddCountry({ taken, nameOf, onAdd }: AddProps) {
  const { t, language } = useFieldServices();
  const choices = useMemo<Choice[]>(() => {
    const groups = Object.entries(countryGroups).map(([name, codes]) => ({
      value: name,
      label: t(`fields.countries.group.${name}`),
      detail: t("fields.countries.count", { count: codes.length }),
    }));
    const sorter = new Intl.Collator(editorLocale(language));
    const single = countryCodes
      .filter((code) => !taken.includes(code))
      .map((code) => ({ value: code, label: nameOf(code), detail: code, mark: <Flag code={code} /> }))
      .sort((a, b) => sorter.compare(a.label, b.label));
    return [...groups, ...single];
  }, [t, language, taken, nameOf]);
  const label = t("fields.countries.add");
  return (
    <Combo
      aria-label={label}
      value={null}
      choices={choices}
      placeholder={label}
      onPick={(picked) => onAdd(picked in countryGroups ? countryGroups[picked as keyof typeof countryGroups] : [picked])}
    />
  );
}

const Flag = ({ code }: { code: string }) => (
  <span className={css.flag} style={{ backgroundImage: `url(/logos/flags/${code}.svg)` }} />
);

function listIn(value: unknown, key: string): readonly string[] {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.map(String) : [];
}
