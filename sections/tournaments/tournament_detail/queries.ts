import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { tournamentInAddress, tournamentQueries } from "../../../src/features/rewards/tournament/tournament_query";
import type { Props } from "./schema";

export const chosenId = ({ tournamentItemId }: Pick<Props, "tournamentItemId">, { search }: Pick<QueryContext, "search">) =>
  tournamentItemId ?? tournamentInAddress(search);

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  tournamentQueries(chosenId(props, context), context);
