import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { gamesQuery, hasGames } from "../games_query";
import type { Source } from "../source_schema";
import type { Props } from "./schema";

export const recent: Source = { kind: "recent", value: "" };

export const recentQuery = (context: QueryContext) => gamesQuery({ source: recent, limit: 24 }, context);

export const queries = (_: Props, context: QueryContext): SectionQuery[] =>
  hasGames(recent, context) ? [recentQuery(context)] : [];
