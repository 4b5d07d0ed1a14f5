import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { gamesQuery, hasGames } from "../games_query";
import type { Props } from "./schema";

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  hasGames(props.source, context) ? [gamesQuery(props, context)] : [];
