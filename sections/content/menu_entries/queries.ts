import type { NavigationItem } from "../../../schemas/navigation";
import { getTopCategories } from "../../../schemas/api/games";
import { getAllBonus } from "../../../schemas/api/promotions";
import { getTournamentActivities } from "../../../schemas/api/tournaments";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

type Context = Pick<QueryContext, "api">;

export const categoriesQuery = ({ api }: Context) => api.query(getTopCategories, {});

export const openBonusesQuery = ({ api }: Context) =>
  api.query(getAllBonus, { query: { limit: 1, type: "freespins,deposit,no_deposit" } });

/** Whether a tournament runs (L-2.69). */
export const runningTournamentsQuery = ({ api }: Context) =>
  api.query(getTournamentActivities, { query: { limit: 1, status: "IN-PROGRESS" } });

export function queries(
  { items, menuType }: { items: readonly NavigationItem[]; menuType: string },
  context: QueryContext,
): SectionQuery[] {
  if (menuType === "none") return [];
  return [
    ...(items.some(({ type }) => type === "categories") ? [categoriesQuery(context)] : []),
    ...(items.some(({ badge }) => badge === "promotions") ? [openBonusesQuery(context)] : []),
    ...(items.some(({ badge }) => badge === "tournaments") ? [runningTournamentsQuery(context)] : []),
  ];
}
