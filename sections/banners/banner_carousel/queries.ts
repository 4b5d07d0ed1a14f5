import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { bannerQueries } from "../banner_queries";
import type { Props } from "./schema";

export const queries = ({ banners, sideBanners }: Props, context: QueryContext): SectionQuery[] =>
  bannerQueries([...banners, ...sideBanners], context);
