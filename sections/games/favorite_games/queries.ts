import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { gamesQuery, hasGames } from "../games_query";
import type { Source } from "../source_schema";
import type { Props } from "./schema";

export const favorites: Source = { kind: "favorites", value: "" };

export const favoritesQuery = ({ limit }: Pick<Props, "limit">, page: number, context: QueryContext) =>
  gamesQuery({ source: favorites, limit, page }, context);

/** Only a player has favourites (L-5.09). */
export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  hasGames(favorites, context) ? [favoritesQuery(props, 0, context)] : [];
