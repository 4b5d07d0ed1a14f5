import { getAllGames } from "../../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { resolveSource } from "../source";
import type { Props } from "./schema";

/** The game that others are to be like; empty where the page is about none. */
export const gameIn = (game: string, { params }: Pick<QueryContext, "params">) =>
  resolveSource({ kind: "gameCodes", value: game }, params).value;

export const similarQuery = ({ game, limit }: Props, context: QueryContext) =>
  context.api.query(getAllGames, {
    query: {
      pageNo: 1,
      limit: limit === 20 ? 24 : limit, // L-5.10
      collection: "similar",
      gameCodes: gameIn(game, context),
      logged: context.viewer.session === "user" || undefined,
    },
  });

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  gameIn(props.game, context) ? [similarQuery(props, context)] : [];
