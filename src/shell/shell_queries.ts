import { getTopCategories } from "../../schemas/api/games";
import { getAllBonus } from "../../schemas/api/promotions";
import type { SiteSettings } from "../../schemas/settings";
import type { Api } from "../api/api";
import type { SectionQuery } from "../api/section_query";

/** Bonuses that wait for the visitor, for the count beside promotions (L-2.68). */
export const openBonusesQuery = (api: Api) =>
  api.query(getAllBonus, { query: { limit: 1, type: "freispins,deposit,no_deposit" } });

export const topCategoriesQuery = (api: Api) => api.query(getTopCategories, {});

/** What the menus need to know besides the settings; the server fetches it with the page's own data. */
export function shellQueries({ topNavigation, sideNavigation, bottomBar }: SiteSettings, api: Api): SectionQuery[] {
  const items = [...topNavigation, ...sideNavigation.flatMap((group) => group.items), ...bottomBar];
  const queries: SectionQuery[] = [];
  if (items.some(({ badge }) => badge === "promotions")) queries.push(openBonusesQuery(api));
  if (items.some(({ type }) => type === "categories")) queries.push(topCategoriesQuery(api));
  return queries;
}
