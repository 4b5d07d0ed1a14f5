import type { QueryContext } from "../../../src/api/section_query";
import type { GamesFilter } from "../games_query";
import type { Props } from "./schema";

export const sortings = ["sort", "name", "returnToPlayer", "maxMultiplier"] as const;
export type Sorting = (typeof sortings)[number];

export interface Order {
  orderBy: Sorting;
  orderBySort: "asc" | "desc";
}

export const defaultOrder: Order = { orderBy: "sort", orderBySort: "desc" }; // L-4.37

/** Shorter searches are not sent (L-9.23). */
export const shortestSearch = 3;

/** What the address says about the list, as far as the section offers it. Anybody can write an address. */
export function filterFrom(search: Record<string, string>, props: Props, { viewer }: Pick<QueryContext, "viewer">): GamesFilter {
  const words = (search.search ?? "").trim().slice(0, 200);
  return {
    search: props.search && words.length >= shortestSearch ? words : undefined,
    provider: props.filters ? search.provider : undefined,
    category: props.filters ? search.category : undefined,
    ...(props.sort ? orderFrom(search.sort) : defaultOrder),
    filterByNotPlayed: (props.unplayed && viewer.session === "user" && search.unplayed === "true") || undefined,
  };
}

/** "name-asc" as an order; the default one where it is none. */
export function orderFrom(value: string | undefined): Order {
  const [by, direction] = (value ?? "").split("-");
  const orderBy = sortings.find((name) => name === by);
  if (!orderBy) return defaultOrder;
  return { orderBy, orderBySort: direction === "asc" ? "asc" : "desc" };
}

/** The order as it stands in the address; empty for the default one. */
export function orderInAddress({ orderBy, orderBySort }: Order): string {
  const isDefault = orderBy === defaultOrder.orderBy && orderBySort === defaultOrder.orderBySort;
  return isDefault ? "" : `${orderBy}-${orderBySort}`;
}

/** Names begin with A, figures with the highest. */
export const firstOrder = (orderBy: Sorting): Order => ({ orderBy, orderBySort: orderBy === "name" ? "asc" : "desc" });

export const otherDirection = ({ orderBy, orderBySort }: Order): Order => ({
  orderBy,
  orderBySort: orderBySort === "asc" ? "desc" : "asc",
}); // L-4.38

/** Whether somebody narrowed the list, so that finding nothing is their search's doing. */
export const isNarrowed = ({ search, provider, category, filterByNotPlayed }: GamesFilter) =>
  Boolean(search || provider || category || filterByNotPlayed);
