import { getAllSubCategories, getTopCategories } from "../../../schemas/api/games";
import type { QueryContext } from "../../../src/kit/api/section_query";

export const categoriesQuery = ({ api }: QueryContext) => api.query(getAllSubCategories, { query: {} });
export const topCategoriesQuery = ({ api }: QueryContext) => api.query(getTopCategories, {});
