import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import { barQueries } from "../filter/bar_queries";
import type { Control } from "../filter/controls";
import { filterFrom } from "../filter/filters";
import { categoriesQuery, topCategoriesQuery } from "../filter/lists_query";
import { gamesQuery, hasGames } from "../games_query";
import type { Props } from "./schema";

/** What the address narrows a list to: by its own bar, and by one that stands elsewhere on the page. */
export function listFilter({ source, followsFilters, ...own }: Props, context: QueryContext) {
  const followed = { filters: true, search: true, sort: true, unplayed: true };
  return filterFrom(context.search, { ...(followsFilters ? followed : own), source }, context);
}

/** A page of the list, from 0 (L-4.35). */
export const listQuery = (props: Props, page: number, context: QueryContext) =>
  gamesQuery({ source: props.source, limit: props.limit, page, filter: listFilter(props, context) }, context);

/** What the list's own bar holds; favourites have none. */
export function controlsOf({ source, filters, search, sort, unplayed }: Props): Control[] {
  if (source.kind === "favorites") return [];
  return [
    ...(search ? (["search"] as const) : []),
    ...(filters ? (["provider", "category", "more"] as const) : []),
    ...(sort ? (["sort"] as const) : []),
    ...(unplayed ? (["unplayed"] as const) : []),
  ];
}

/** What a list without a title is named after. */
export const namedAfter = ({ source: { kind }, title }: Props) => ({
  providers: kind === "provider" && !title,
  categories: kind === "category" && !title,
  topCategories: kind === "topCategory" && !title,
});

export function queries(props: Props, context: QueryContext): SectionQuery[] {
  const { providers, categories, topCategories } = namedAfter(props);
  return [
    ...(hasGames(props.source, context) ? [listQuery(props, 0, context)] : []),
    ...barQueries(controlsOf(props), props.source, context),
    ...(providers ? [providersQuery(context.api)] : []),
    ...(categories ? [categoriesQuery(context)] : []),
    ...(topCategories ? [topCategoriesQuery(context)] : []),
  ];
}
