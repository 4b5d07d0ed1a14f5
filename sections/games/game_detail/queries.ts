import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { gamesQuery } from "../games_query";
import type { Props } from "./schema";

export const gameQuery = ({ game }: Props, context: QueryContext) =>
  gamesQuery({ source: { kind: "gameCodes", value: game }, limit: 1 }, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [gameQuery(props, context)];
