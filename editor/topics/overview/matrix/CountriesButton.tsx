import { Popover } from "@base-ui/react/popover";
import { ChevronDown, Globe } from "lucide-react";
import { useMemo, useState } from "react";
import { countryCodes } from "../../../../schemas/country_codes";
import type { Place } from "../../../../src/layout/analyse/country_classes";
import { editorLocale } from "../../../words/editor_locale";
import { Button } from "../../../parts/Button";
import popups from "../../../parts/popups.module.css";
import { SearchField } from "../../../parts/SearchField";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Matrix.module.css";
import { placeName } from "./spot_words";

const most = 12;

interface Props {
  countries: readonly Place[];
  suggested: readonly Place[];
  onChange: (countries: readonly Place[] | null) => void;
}

/** Which countries the matrix shows. */
export function CountriesButton({ countries, suggested, onChange }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const [search, setSearch] = useState("");
  const all = useMemo(() => {
    const named = countryCodes.map((code) => ({ place: code as Place, name: placeName(t, code, language) }));
    named.sort((a, b) => a.name.localeCompare(b.name, editorLocale(language)));
    return [{ place: null as Place, name: placeName(t, null, language) }, ...named];
  }, [t, language]);
  const [first, setFirst] = useState(countries); // those chosen as the list opens stand first, and stay where they are
  const typed = search.trim().toLocaleLowerCase();
  const found = all
    .filter(({ name, place }) => `${name} ${place ?? ""}`.toLocaleLowerCase().includes(typed))
    .sort((a, b) => Number(first.includes(b.place)) - Number(first.includes(a.place)));

  const toggle = (place: Place) =>
    onChange(countries.includes(place) ? countries.filter((one) => one !== place) : [...countries, place]);

  return (
    <Popover.Root onOpenChange={(isOpen) => isOpen && setFirst(countries)}>
      <Popover.Trigger className={css.choice}>
        <Globe size={14} aria-hidden="true" />
        {t("matrix.countries", { count: countries.length })}
        <ChevronDown size={12} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popups.positioner} sideOffset={6} collisionPadding={8}>
          <Popover.Popup className={`${popups.pop} ${css.countries}`} aria-label={t("matrix.which_countries")}>
            <SearchField label={t("matrix.find_country")} value={search} onChange={setSearch} />
            <ul className={css.countryList} aria-label={t("matrix.which_countries")}>
              {found.map(({ place, name }) => {
                const isChosen = countries.includes(place);
                const isLast = isChosen && countries.length === 1;
                return (
                  <li key={place ?? "unknown"}>
                    <label className={popups.item}>
                      <input
                        type="checkbox"
                        checked={isChosen}
                        disabled={isLast || (!isChosen && countries.length >= most)}
                        onChange={() => toggle(place)}
                      />
                      <span>{name}</span>
                      {place && <code>{place}</code>}
                    </label>
                  </li>
                );
              })}
              {found.length === 0 && <li className={css.note}>{t("matrix.no_country")}</li>}
            </ul>
            <footer className={css.popFoot}>
              <span>{t("matrix.at_most", { count: most })}</span>
              <Button isDisabled={countries === suggested} onClick={() => onChange(null)}>
                {t("matrix.suggested")}
              </Button>
            </footer>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
