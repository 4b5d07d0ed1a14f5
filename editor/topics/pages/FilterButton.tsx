import { Popover } from "@base-ui/react/popover";
import { ListFilter, X } from "lucide-react";
import { useMemo } from "react";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import { languageName } from "../../words/names_in";
import { Select } from "../../fields/Select";
import popups from "../../parts/popups.module.css";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { countChoices, filterNames, type FilterName, type PageFilters, pageStates } from "./page_filters";
import css from "./Pages.module.css";

interface Props {
  pages: readonly ListedPage[];
  filters: PageFilters;
  onChange: (filters: PageFilters) => void;
}

/** What pages shall be, each choice with how many it leaves; what is asked for stands beside it and can be taken away. */
export function FilterButton({ pages, filters, onChange }: Props) {
  const t = useT();
  const words = useFilterWords();
  const set = (name: FilterName, value: string) => onChange({ ...filters, [name]: value === "" ? undefined : value });
  const chosen = filterNames.flatMap((name) => (filters[name] === undefined ? [] : [{ name, value: filters[name] }]));
  return (
    <div className={css.filters}>
      <Popover.Root>
        <Popover.Trigger className={css.filter} data-active={chosen.length > 0}>
          <ListFilter size={14} aria-hidden="true" />
          {t("pages.filter")}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={popups.positioner} sideOffset={6} align="start" collisionPadding={8}>
            <Popover.Popup className={`${popups.pop} ${css.filterPop}`} aria-label={t("pages.filter")}>
              <FilterFields pages={pages} filters={filters} onSet={set} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {chosen.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          className={css.filter}
          data-active="true"
          aria-label={t("pages.filter_remove", { name: words(name, value) })}
          onClick={() => set(name, "")}
        >
          <span>{words(name, value)}</span>
          <X size={12} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

interface FieldsProps {
  pages: readonly ListedPage[];
  filters: PageFilters;
  onSet: (name: FilterName, value: string) => void;
}

/** The pages are counted while somebody looks, not before. */
function FilterFields({ pages, filters, onSet }: FieldsProps) {
  const t = useT();
  const words = useFilterWords();
  const counts = useMemo(() => countChoices(pages, filters), [pages, filters]);
  const choicesOf = (name: FilterName) => {
    const choices = new Set([...counts[name].keys(), ...(filters[name] === undefined ? [] : [filters[name]])]);
    if (name === "state") return pageStates.filter((state) => choices.has(state));
    return [...choices].toSorted((a, b) => words(name, a).localeCompare(words(name, b)));
  };
  return filterNames.map((name) => (
    <label key={name}>
      {t(`pages.filter_by.${name}`)}
      <Select value={filters[name] ?? ""} onChange={({ target }) => onSet(name, target.value)}>
        <option value="">{t("pages.filter_any")}</option>
        {choicesOf(name).map((choice) => (
          <option key={choice} value={choice}>
            {words(name, choice)} ({counts[name].get(choice) ?? 0})
          </option>
        ))}
      </Select>
    </label>
  ));
}

function useFilterWords() {
  const t = useT();
  const { language } = useWorkplace();
  return (name: FilterName, value: string) => {
    if (name === "state") return t(`pages.filter_state.${value}`);
    if (name === "access") return t(`pages.filter_access.${value}`);
    if (name === "language") return languageName(value, language);
    return name === "type" ? t(`sections.${value}.name`, { defaultValue: value }) : value;
  };
}
