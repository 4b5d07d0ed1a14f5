import { getGameDetails } from "../../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { gameQuery } from "../game_query";
import { resolveSource } from "../source";
import type { Props } from "./schema";

/** All that is known of the game. */
export const detailsQuery = ({ game }: Props, { api, params }: QueryContext) =>
  api.query(getGameDetails, { query: { gameId: resolveSource({ kind: "gameCodes", value: game }, params).value || "-" } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [
  props.layout === "facts" ? detailsQuery(props, context) : gameQuery(props.game, context),
];
