import type { SiteSettings } from "../../schemas/settings";
import type { Api } from "../kit/api/api";
import type { SectionQuery } from "../kit/api/section_query";
import type { Viewer } from "../../schemas/viewer";
import { loginInfoQuery } from "./login_info_query";
import { openBonusesQuery } from "../features/rewards/menu_badge/open_bonuses_query";
import { runningTournamentsQuery } from "../features/rewards/menu_badge/running_tournaments_query";
import { topCategoriesQuery } from "./top_categories_query";

/** What the menus need to know besides the settings; the server fetches it with the page's own data. */
export function shellQueries(settings: SiteSettings, { session }: Viewer, api: Api): SectionQuery[] {
  const { topNavigation, sideNavigation, bottomBar, navigationLayout } = settings;
  const items = [...topNavigation, ...sideNavigation.flatMap((group) => group.items), ...bottomBar];
  const queries: SectionQuery[] = [];
  if (items.some(({ badge }) => badge === "promotions")) queries.push(openBonusesQuery(api));
  if (items.some(({ badge }) => badge === "tournaments")) queries.push(runningTournamentsQuery(api));
  if (items.some(({ type }) => type === "categories")) queries.push(topCategoriesQuery(api));
  if (session === "user" && navigationLayout !== "basic") queries.push(loginInfoQuery(api));
  return queries;
}
