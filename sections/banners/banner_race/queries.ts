import { getTournamentActivities } from "../../../schemas/api/tournaments";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { bannerQueries } from "../banner_queries";
import type { Props } from "./schema";

/** The one tournament that the banner is about. */
export const tournamentQuery = ({ tournamentItemId }: Pick<Props, "tournamentItemId">, { api }: Pick<QueryContext, "api">) =>
  api.query(getTournamentActivities, { query: { tournamentItemId, limit: 1 } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [
  tournamentQuery(props, context),
  ...bannerQueries([props.banner], context),
];
