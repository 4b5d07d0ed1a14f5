import { getGameFacets } from "../../../schemas/api/games";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { narrowingQuery } from "../games_query";
import type { Source } from "../source_schema";
import { chosenFrom, countChosen } from "./chosen";
import { filterFrom } from "./filters";

/** What a list can still be narrowed by, and how many games each choice would leave. */
export function facetsQuery(source: Source, context: QueryContext) {
  const followed = { source, filters: true, search: true, sort: false, unplayed: true };
  const { orderBy: _by, orderBySort: _direction, ...filter } = filterFrom(context.search, followed, context);
  return context.api.query(getGameFacets, { query: narrowingQuery({ source, filter }, context) });
}

/** Whether a bar has chips, whose names the query knows. */
export const hasChosen = ({ search }: QueryContext) => countChosen(chosenFrom(search)) > 0;
