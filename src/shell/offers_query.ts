import { getAllBonus } from "../../schemas/api/promotions";
import type { Api } from "../kit/api/api";

export const offersQuery = (api: Api) => api.query(getAllBonus, { query: { limit: 6 } });
