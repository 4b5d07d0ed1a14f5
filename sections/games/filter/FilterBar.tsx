import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "../../../src/kit/ui/icons";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { lazyPart } from "../../../src/kit/lazy/lazy_part";
import { useGo, useT, useText } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { resolveSource } from "../source";
import type { Source } from "../source_schema";
import { chosenFrom, countChosen, type Facet, facets } from "./chosen";
import type { Control } from "./controls";
import css from "./FilterBar.module.css";
import { FilterButton } from "./FilterButton";
import { firstOrder, orderFrom, orderInAddress, otherDirection, type Sorting, sortings } from "./filters";
import { categoriesQuery } from "./lists_query";
import { SearchField } from "./SearchField";
import { SelectField } from "./SelectField";

const ActiveFilters = lazyPart(() => import("./ActiveFilters"), "filters");

interface Props {
  controls: readonly Control[];
  /** Of the list that it narrows. */
  source: Source;
  context: QueryContext;
}

const more: readonly Facet[] = ["feature", "volatility", "theme"];

/**
 * Search, studios, categories, more, order and "only unplayed" (L-2.39, L-2.40, S-2.76). What is chosen stands in the
 * address, where every list of the page that follows it reads it.
 */
export function FilterBar({ controls, source, context }: Props) {
  const t = useT();
  const { search, viewer } = context;
  const go = useGo();
  const chosen = chosenFrom(search);
  const has = (control: Control) => controls.includes(control);
  const isCategory = source.kind === "category";
  const offered = facets.filter((facet) => {
    if (facet === "provider") return has("provider") && source.kind !== "provider";
    if (facet === "category") return has("category") && !isCategory;
    return has("more");
  });
  const buttons: [name: string, Facet[]][] = [
    [t("games.filter.provider"), offered.filter((facet) => facet === "provider")],
    [t("games.filter.category"), offered.filter((facet) => facet === "category")],
    [t("games.filter.more"), offered.filter((facet) => more.includes(facet))],
  ];
  const shared = { source, context };
  return (
    <div className={css.filter}>
      <form
        className={css.bar}
        role="search"
        aria-label={t("games.filter.all")}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        {has("search") && <SearchField value={search.search ?? ""} />}
        {facets.map(
          (facet) => chosen[facet].length > 0 && <input key={facet} type="hidden" name={facet} value={chosen[facet].join(",")} />,
        )}
        {has("category") && isCategory && <CategoryPages {...shared} />}
        {buttons.map(
          ([label, own]) =>
            own.length > 0 && (
              <FilterButton key={label} label={label} facets={own} count={countChosen(chosen, own)} {...shared} />
            ),
        )}
        {offered.length > 0 && (
          <FilterButton isSheet label={t("games.filter.all")} facets={offered} count={countChosen(chosen)} {...shared} />
        )}
        {has("sort") && <OrderField value={search.sort} />}
        {has("unplayed") && viewer.session === "user" && (
          <label className={css.check}>
            <input
              type="checkbox"
              name="unplayed"
              value="true"
              checked={search.unplayed === "true"}
              onChange={(event) => go(`?unplayed=${event.target.checked ? "true" : ""}`)}
            />
            {t("games.filter.unplayed")}
          </label>
        )}
        <button type="submit" className={css.apply}>
          {t("games.filter.apply")}
        </button>
      </form>
      {offered.length > 0 && countChosen(chosen) > 0 && (
        <Suspense fallback={null}>
          <ActiveFilters {...shared} />
        </Suspense>
      )}
    </div>
  );
}

/** On a category's page another category is another page (L-2.37). */
function CategoryPages({ source, context }: Pick<Props, "source" | "context">) {
  const t = useT();
  const addressOf = usePageAddress();
  const go = useGo();
  const text = useText();
  const { data } = useQuery(categoriesQuery(context));
  const options = data?.casinoSubCategories.rows.map((row) => ({ value: row.slug, text: text(row.name) })) ?? [];
  return (
    <SelectField
      name="category"
      label={t("games.filter.category")}
      value={resolveSource(source, context.params).value.split("/").at(-1) ?? ""}
      options={[{ value: "", text: t("games.filter.any_category") }, ...options]}
      unknown={t(data ? "games.empty.category.title" : "games.filter.category")}
      onChange={(value) => go(value ? `/casino/${encodeURIComponent(value)}` : addressOf("casino"))}
    />
  );
}

function OrderField({ value }: { value: string | undefined }) {
  const t = useT();
  const go = useGo();
  const order = orderFrom(value);
  const isAscending = order.orderBySort === "asc";
  return (
    <span className={css.order}>
      <SelectField
        name="sort"
        label={t("games.filter.sort")}
        value={order.orderBy}
        options={sortings.map((name) => ({ value: name, text: t(`games.sort.${name}`) }))}
        unknown={t("games.filter.sort")}
        onChange={(name) => go(`?sort=${orderInAddress(firstOrder(name as Sorting))}`)} // an option's value
      />
      <button
        type="button"
        className={css.direction}
        aria-label={t(isAscending ? "games.filter.ascending" : "games.filter.descending")}
        onClick={() => go(`?sort=${orderInAddress(otherDirection(order))}`)}
      >
        {isAscending ? <ArrowUpNarrowWide aria-hidden="true" /> : <ArrowDownWideNarrow aria-hidden="true" />}
      </button>
    </span>
  );
}
