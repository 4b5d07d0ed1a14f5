import { useQuery } from "@tanstack/react-query";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { useGo, useT } from "../../../src/kit/session/hooks";
import { X } from "../../../src/kit/ui/icons";
import type { Source } from "../source_schema";
import { chosenFrom, facets, nothingChosen, toggled, withValues } from "./chosen";
import { facetsQuery } from "./facets_query";
import css from "./FilterBar.module.css"; // there before its code comes
import { useFacetName } from "./use_facet_options";

/** What a list is narrowed by, each choice to be taken away by itself, or all at once. */
export default function ActiveFilters({ source, context }: { source: Source; context: QueryContext }) {
  const t = useT();
  const go = useGo();
  const { data } = useQuery(facetsQuery(source, context));
  const nameOf = useFacetName(data?.facets);
  const chosen = chosenFrom(context.search);
  return (
    <ul className={css.chips} aria-label={t("filters.active")}>
      {facets.flatMap((facet) =>
        chosen[facet].map((value) => {
          const name = nameOf(facet, value);
          return (
            <li key={`${facet} ${value}`}>
              <button
                type="button"
                className={css.chip}
                aria-label={t("filters.remove", { name })}
                onClick={() => go(withValues(facet, toggled(chosen[facet], value)))}
              >
                {name}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          );
        }),
      )}
      <li>
        <button type="button" className={css.clear} onClick={() => go(nothingChosen)}>
          {t("filters.clear_all")}
        </button>
      </li>
    </ul>
  );
}
