import { getLanguages } from "../../../schemas/api/site";
import type { QueryContext } from "../../../src/kit/api/section_query";

export const languagesQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getLanguages, {});
