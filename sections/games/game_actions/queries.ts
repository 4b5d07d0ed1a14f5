import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { gameQuery } from "../game_query";
import type { Props } from "./schema";

export const queries = ({ game }: Props, context: QueryContext): SectionQuery[] => [gameQuery(game, context)];
