import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import type { Props } from "./schema";

export const queries = (_: Props, { api }: QueryContext): SectionQuery[] => [providersQuery(api)];
