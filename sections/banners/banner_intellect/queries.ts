import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { bannerQueries } from "../banner_queries";
import type { Props } from "./schema";

export const queries = ({ banner }: Props, context: QueryContext): SectionQuery[] => bannerQueries([banner], context);
