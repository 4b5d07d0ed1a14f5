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
  const typed = (search.search ?? "").trim().slice(0, 200);
  const words = props.search && typed.length >= shortestSearch ? typed : undefined;
  return {
    search: words,
    provider: props.filters ? search.provider : undefined,
    category: props.filters ? search.category : undefined,
    ...orderOf(search.sort, props, words),
    filterByNotPlayed: (props.unplayed && viewer.session === "user" && search.unplayed === "true") || undefined,
  };
}

/** What is chosen, else the default one; what has an order of its own, such as the newest games or a search, keeps it. */
function orderOf(
  chosen: string | undefined,
  { sort, source: { kind, value } }: Props,
  words: string | undefined,
): Partial<Order> {
  if (sort && orderInAddress(orderFrom(chosen)) !== "") return orderFrom(chosen);
  const hasOwnOrder = kind === "recent" || kind === "gameCodes" || (kind === "collection" && value !== "");
  return hasOwnOrder || words ? {} : defaultOrder;
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
