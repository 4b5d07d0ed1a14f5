import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { hasWinners, winnersQuery } from "../winners_query";
import type { Props } from "./schema";
import { wantedOf } from "./wanted";

export const queries = (props: Props, context: QueryContext): SectionQuery[] => {
  const wanted = wantedOf(props);
  return hasWinners(wanted, context) ? [winnersQuery(wanted, context)] : [];
};
