import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { promotionQuery } from "../promotions_query";
import type { Props } from "./schema";

export const detailQuery = ({ bannerKey }: Props, context: QueryContext) =>
  promotionQuery(bannerKey.startsWith(":") ? (context.params[bannerKey.slice(1)] ?? "") : bannerKey, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [detailQuery(props, context)];
