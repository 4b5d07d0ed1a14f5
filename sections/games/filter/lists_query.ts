import { getAllSubCategories, getGameProvider, getTopCategories } from "../../../schemas/api/games";
import type { QueryContext } from "../../../src/api/section_query";

export const providersQuery = ({ api }: QueryContext) => api.query(getGameProvider, { query: { limit: 200 } });
export const categoriesQuery = ({ api }: QueryContext) => api.query(getAllSubCategories, { query: {} });
export const topCategoriesQuery = ({ api }: QueryContext) => api.query(getTopCategories, {});
