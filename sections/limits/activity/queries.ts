import { type ActivityPeriod, getActivity } from "../../../schemas/api/activity";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

export const activityQuery = (period: ActivityPeriod, { api }: Pick<QueryContext, "api">) =>
  api.query(getActivity, { query: { period } });

export const queries = ({ period }: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [activityQuery(period, context)] : [];
