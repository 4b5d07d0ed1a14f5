import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useRoute, useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { GameRow } from "../GameRow";
import { gamesOf } from "../games_query";
import { NotLoaded } from "../NotLoaded";
import { NoGames } from "../NoGames";
import { gameIn, similarQuery } from "./queries";
import type { Props } from "./schema";

/** Games that are like one: what its players play too, then what is of its kind (S-2.70). */
export function SimilarGames({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const enabled = gameIn(props.game, context) !== "";
  const games = useQuery({ ...similarQuery(props, context), select: gamesOf, enabled });
  const title = text(props.title);
  const { isMissing } = useRoute();
  if (isMissing) return <section {...root} hidden />; // the frame says that there is no game
  if (games.isError || !enabled || games.data?.rows.length === 0) {
    return (
      <section {...root}>
        <SectionHead title={title} />
        {games.isError ? (
          <NotLoaded of="games" onRetry={games.refetch} isBusy={games.isFetching} />
        ) : (
          <NoGames source={{ kind: "collection", value: "similar" }} />
        )}
      </section>
    );
  }
  return (
    <section {...root} aria-busy={games.isPending}>
      <GameRow title={title} games={games.data?.rows ?? null} shape={props.shape} rows={1} />
    </section>
  );
}
