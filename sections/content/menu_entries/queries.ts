import type { NavigationItem } from "../../../schemas/navigation";
import { getTopCategories } from "../../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { openBonusesQuery } from "../../../src/features/rewards/menu_badge/open_bonuses_query";
import { runningTournamentsQuery } from "../../../src/features/rewards/menu_badge/running_tournaments_query";

type Context = Pick<QueryContext, "api">;

export const categoriesQuery = ({ api }: Context) => api.query(getTopCategories, {});

export function queries(
  { items, menuType }: { items: readonly NavigationItem[]; menuType: string },
  context: QueryContext,
): SectionQuery[] {
  if (menuType === "none") return [];
  return [
    ...(items.some(({ type }) => type === "categories") ? [categoriesQuery(context)] : []),
    ...(items.some(({ badge }) => badge === "promotions") ? [openBonusesQuery(context.api)] : []),
    ...(items.some(({ badge }) => badge === "tournaments") ? [runningTournamentsQuery(context.api)] : []),
  ];
}
