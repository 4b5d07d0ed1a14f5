import { getAllBonus } from "../../../../schemas/api/promotions";
import type { Api } from "../../../kit/api/api";

/** Bonuses that wait for the visitor, for the count beside promotions (L-2.68). */
export const openBonusesQuery = (api: Api) =>
  api.query(getAllBonus, { query: { limit: 1, type: "freespins,deposit,no_deposit" } });
