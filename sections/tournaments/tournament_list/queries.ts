import { getTournamentActivities } from "../../../schemas/api/tournaments";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

type Wish = Pick<Props, "status" | "limit">;

export const listQuery = ({ status, limit }: Wish, { api }: Pick<QueryContext, "api">, pageNo = 1) =>
  api.query(getTournamentActivities, { query: { limit, pageNo, ...(status && { status }) } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [listQuery(props, context)];
