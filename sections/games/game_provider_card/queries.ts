import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import { gamesOf, gamesQuery } from "../games_query";
import { resolveSource } from "../source";
import type { Props } from "./schema";

const gameSource = ({ game }: Props) => ({ kind: "gameCodes", value: game }) as const;

export const namesGame = (props: Props, { params }: QueryContext) => resolveSource(gameSource(props), params).value !== "";

export const gameQuery = (props: Props, context: QueryContext) => gamesQuery({ source: gameSource(props), limit: 1 }, context);

/** One more than are shown, since the game itself may be among them. */
export const othersQuery = ({ limit }: Props, provider: string, context: QueryContext) =>
  gamesQuery({ source: { kind: "provider", value: provider }, limit: limit + 1 }, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  namesGame(props, context)
    ? [
        providersQuery(context.api),
        {
          ...gameQuery(props, context),
          followedBy: (answer) =>
            props.limit > 0
              ? gamesOf(answer).rows.map(({ masterCasinoProviderId }) => othersQuery(props, masterCasinoProviderId, context))
              : [],
        },
      ]
    : [];
