import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";
import { gamesQuery, hasGames } from "./games_query";
import type { RowProps } from "./row_schema";

export const rowQueries = (props: RowProps, context: QueryContext): SectionQuery[] =>
  hasGames(props.source, context) ? [gamesQuery(props, context)] : [];
