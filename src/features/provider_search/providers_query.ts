import { getGameProvider } from "../../../schemas/api/games";
import type { Api } from "../../api/api";

export const providersQuery = (api: Api) => api.query(getGameProvider, { query: { limit: 200 } });
