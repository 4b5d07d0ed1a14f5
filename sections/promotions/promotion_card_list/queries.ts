import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { promotionsQuery } from "../promotions_query";
import type { Props } from "./schema";

export const listQuery = ({ bonusTypes }: Props, context: QueryContext) =>
  promotionsQuery({ types: bonusTypes, limit: 50 }, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [listQuery(props, context)];
