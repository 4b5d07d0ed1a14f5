import type { QueryContext } from "../../../src/kit/api/section_query";
import type { GamesFilter } from "../games_query";
import type { Source } from "../source_schema";
import { chosenFrom, type Feature, features } from "./chosen";

export const sortings = ["sort", "name", "returnToPlayer", "maxMultiplier"] as const;
export type Sorting = (typeof sortings)[number];

export interface Order {
  orderBy: Sorting;
  orderBySort: "asc" | "desc";
}

export const defaultOrder: Order = { orderBy: "sort", orderBySort: "desc" }; // L-4.37

/** Shorter searches are not sent (L-9.23). */
export const shortestSearch = 3;

/** Of what the address says, what a list follows. */
export interface Followed {
  source: Source;
  filters: boolean;
  search: boolean;
  sort: boolean;
  unplayed: boolean;
}

/** What the address says about a list, as far as the list follows it. Anybody can write an address. */
export function filterFrom(
  search: Record<string, string>,
  followed: Followed,
  { viewer }: Pick<QueryContext, "viewer">,
): GamesFilter {
  const words = followed.search ? wordsIn(search.search) : undefined;
  return {
    search: words,
    ...(followed.filters && choiceOf(search, followed.source)),
    ...orderOf(search.sort, followed, words),
    filterByNotPlayed: (followed.unplayed && viewer.session === "user" && search.unplayed === "true") || undefined,
  };
}

export function wordsIn(typed = "") {
  const words = typed.trim().slice(0, 200);
  return words.length >= shortestSearch ? words : undefined;
}

/** A list of one studio or category stays within it, whatever the address says. */
function choiceOf(search: Record<string, string>, { kind }: Source): GamesFilter {
  const { provider, category, feature, volatility, theme } = chosenFrom(search);
  const marks = feature.map((name) => features[name as Feature]); // those that are meant are among them
  const filter = [...marks, ...(volatility.length > 0 ? [`volatility:${volatility.join("|")}`] : [])];
  return {
    provider: kind === "provider" ? undefined : listed(provider),
    category: kind === "category" ? undefined : listed(category),
    themes: listed(theme),
    filter: listed(filter),
  };
}

/** The same choice is the same list, whatever was chosen first. */
const listed = (values: readonly string[]) => values.toSorted().join(",") || undefined;

/** What is chosen, else the default one; what has an order of its own, such as the newest games or a search, keeps it. */
function orderOf(
  chosen: string | undefined,
  { sort, source: { kind, value } }: Followed,
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
export const isNarrowed = ({ search, provider, category, themes, filter, filterByNotPlayed }: GamesFilter) =>
  Boolean(search || provider || category || themes || filter || filterByNotPlayed);
