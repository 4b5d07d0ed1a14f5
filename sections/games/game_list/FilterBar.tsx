import { useQuery } from "@tanstack/react-query";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "../../../src/ui/icons";
import type { QueryContext } from "../../../src/api/section_query";
import { useGo, useT, useText } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { resolveSource } from "../source";
import css from "./FilterBar.module.css";
import { firstOrder, orderFrom, orderInAddress, otherDirection, type Sorting, sortings } from "./filters";
import { categoriesQuery, providersQuery } from "./queries";
import type { Props } from "./schema";
import { SearchField } from "./SearchField";
import { SelectField } from "./SelectField";

/** Search, studio, category, order and "only unplayed" (L-2.39, L-2.40). What is chosen stands in the address. */
export function FilterBar({ props, context }: { props: Props; context: QueryContext }) {
  const t = useT();
  const { search, viewer } = context;
  const go = useGo();
  return (
    <form className={css.bar} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      {props.search && <SearchField value={search.search ?? ""} />}
      {props.filters && props.source.kind !== "provider" && <Studios context={context} />}
      {props.filters && props.source.kind !== "topCategory" && <Categories props={props} context={context} />}
      {props.sort && <OrderField value={search.sort} />}
      {props.unplayed && viewer.session === "user" && (
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
  );
}

function Studios({ context }: { context: QueryContext }) {
  const t = useT();
  const go = useGo();
  const { data } = useQuery(providersQuery(context));
  const options = data?.providers.rows.map((row) => ({ value: row.master_casino_provider_id, text: row.name })) ?? [];
  return (
    <SelectField
      name="provider"
      label={t("games.filter.provider")}
      value={context.search.provider ?? ""}
      options={[{ value: "", text: t("games.filter.any_provider") }, ...options]}
      onChange={(value) => go(`?provider=${encodeURIComponent(value)}`)}
    />
  );
}

/** On a category's page another category is another page (L-2.37); elsewhere it narrows the list. */
function Categories({ props, context }: { props: Props; context: QueryContext }) {
  const t = useT();
  const addressOf = usePageAddress();
  const go = useGo();
  const text = useText();
  const { data } = useQuery(categoriesQuery(context));
  const options = data?.casinoSubCategories.rows.map((row) => ({ value: row.slug, text: text(row.name) })) ?? [];
  const isPage = props.source.kind === "category";
  const current = isPage ? resolveSource(props.source, context.params).value.split("/").at(-1) : context.search.category;
  function handleChange(value: string) {
    if (isPage) go(value ? `/casino/${encodeURIComponent(value)}` : addressOf("casino"));
    else go(`?category=${encodeURIComponent(value)}`);
  }
  return (
    <SelectField
      name="category"
      label={t("games.filter.category")}
      value={current ?? ""}
      options={[{ value: "", text: t("games.filter.any_category") }, ...options]}
      onChange={handleChange}
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
