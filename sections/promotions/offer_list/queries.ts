import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { promotionsQuery } from "../promotions_query";
import type { Props } from "./schema";

/** Cards of its own are about promotions of any kind. */
export const offersQuery = ({ offers, bonusTypes }: Props, context: QueryContext) =>
  promotionsQuery({ types: offers.length > 0 ? [] : bonusTypes, limit: 100 }, context);

const needsPromotions = ({ offers }: Props) => offers.length === 0 || offers.some(({ bannerKey }) => bannerKey);

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  needsPromotions(props) ? [offersQuery(props, context)] : [];
