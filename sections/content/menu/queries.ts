import { getTopCategories } from "../../../schemas/api/games";
import { getAllBonus } from "../../../schemas/api/promotions";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import type { Props } from "./schema";

type Context = Pick<QueryContext, "api">;

export const categoriesQuery = ({ api }: Context) => api.query(getTopCategories, {});

export const openBonusesQuery = ({ api }: Context) =>
  api.query(getAllBonus, { query: { limit: 1, type: "freispins,deposit,no_deposit" } });

export function queries({ items, menuType }: Pick<Props, "items" | "menuType">, context: QueryContext): SectionQuery[] {
  if (menuType === "none") return [];
  return [
    ...(items.some(({ type }) => type === "categories") ? [categoriesQuery(context)] : []),
    ...(items.some(({ badge }) => badge === "promotions") ? [openBonusesQuery(context)] : []),
  ];
}
