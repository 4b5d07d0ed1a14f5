import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { promotionsQuery } from "../promotions_query";
import type { Props } from "./schema";

export const listQuery = ({ bonusTypes, limit }: Props, context: QueryContext) =>
  promotionsQuery({ types: bonusTypes, limit }, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [listQuery(props, context)];
