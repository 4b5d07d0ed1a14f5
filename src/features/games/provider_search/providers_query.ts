import { getGameProvider } from "../../../../schemas/api/games";
import type { Api } from "../../../kit/api/api";

/** All studios, for everything that shows them: one answer on a page, however many ask. */
export const providersQuery = (api: Api) => api.query(getGameProvider, { query: { limit: 200 } });
