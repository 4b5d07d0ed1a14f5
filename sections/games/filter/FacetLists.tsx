import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { localeOf } from "../../../schemas/language";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { useGo, useLanguage, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { formatNumber } from "../../../src/kit/ui/format";
import { ChevronDown } from "../../../src/kit/ui/icons";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { Source } from "../source_schema";
import { chosenFrom, type Facet, toggled, withValues } from "./chosen";
import css from "./FacetLists.module.css";
import { facetsQuery } from "./facets_query";
import { type FacetOption, useFacetOptions } from "./use_facet_options";

interface Props {
  facets: readonly Facet[];
  source: Source;
  context: QueryContext;
  /** The only list where it stands, so that its name stands there already. */
  isAlone?: boolean;
}

/** Lists of choices, each with how many games it would leave; what is chosen is in force at once. */
export function FacetLists({ facets, source, context, isAlone = false }: Props) {
  const t = useT();
  const go = useGo();
  const { data, isError, isFetching, refetch } = useQuery({ ...facetsQuery(source, context), placeholderData: keepPreviousData });
  const options = useFacetOptions(data?.facets);
  const chosen = chosenFrom(context.search);
  const isChanged = useRef(false);

  /** One step of the history for all that is chosen at one sitting, so that Back undoes it. */
  function toggle(facet: Facet, value: string) {
    const values = toggled(chosen[facet], value);
    go(withValues(facet, values), { replace: isChanged.current && values.length > 0 });
    isChanged.current = true;
  }

  if (isError) {
    return (
      <div className={css.failed} role="alert">
        <p>{t("filters.failed")}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t("filters.retry")}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.lists} aria-busy={isFetching}>
      {facets.map((facet) => {
        const list = (
          <FacetList
            name={t(`filters.group.${facet}`)}
            options={options?.[facet]}
            chosen={chosen[facet]}
            onToggle={(value) => toggle(facet, value)}
          />
        );
        if (isAlone) return <div key={facet}>{list}</div>;
        return (
          <details
            key={facet}
            className={css.group}
            open={facet === "feature" || facet === "volatility" || chosen[facet].length > 0}
          >
            <summary>
              {t(`filters.group.${facet}`)}
              {chosen[facet].length > 0 && <span className={css.chosen}>{chosen[facet].length}</span>}
              <ChevronDown size={18} aria-hidden="true" />
            </summary>
            {list}
          </details>
        );
      })}
    </div>
  );
}

/** Lists that are longer than this have a field to find something in them. */
const long = 12;

interface ListProps {
  name: string;
  options: FacetOption[] | undefined;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FacetList({ name, options, chosen, onToggle }: ListProps) {
  const t = useT();
  const language = useLanguage();
  const locale = localeOf(language);
  const [words, setWords] = useState("");
  const [first] = useState(chosen); // what was chosen before stands first, and nothing jumps while one chooses
  if (!options) return <Pending />;
  const isFound = ({ text }: FacetOption) => text.toLocaleLowerCase(locale).includes(words.trim().toLocaleLowerCase(locale));
  const found = options.filter(isFound);
  const isFirst = ({ value }: FacetOption) => first.includes(value);
  const shown = [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
  return (
    <fieldset className={css.list}>
      <legend className="visually-hidden">{name}</legend>
      {options.length > long && (
        <input
          type="search"
          className={css.find}
          value={words}
          maxLength={60}
          placeholder={t("filters.find")}
          aria-label={`${t("filters.find")}: ${name}`}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {shown.map(({ value, text, count }) => (
        <label key={value} className={css.option}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <span>{text}</span>
          <small>{formatNumber(count, language)}</small>
        </label>
      ))}
      {shown.length === 0 && <p className={css.none}>{t("filters.none")}</p>}
    </fieldset>
  );
}

const Pending = () => (
  <div className={css.pending}>
    {["58%", "70%", "46%", "64%", "52%"].map((width) => (
      <Skeleton key={width} width={width} height="14px" />
    ))}
  </div>
);
