import { getTopCategories } from "../../schemas/api/games";
import type { Api } from "../kit/api/api";

export const topCategoriesQuery = (api: Api) => api.query(getTopCategories, {});
