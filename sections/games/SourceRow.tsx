import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useText } from "../../src/kit/session/hooks";
import { SectionHead } from "../../src/kit/ui/SectionHead";
import type { SectionRoot } from "../define_section";
import { GameRow } from "./GameRow";
import { gamesOf, gamesQuery, hasGames } from "./games_query";
import { NotLoaded } from "./NotLoaded";
import { NoGames } from "./NoGames";
import type { RowProps } from "./row_schema";

/** Swipeable rows of one source's games, with what stands there while they come, fail or are none. */
export function SourceRow({ props, root }: { props: RowProps; root: SectionRoot }) {
  const text = useText();
  const context = useQueryContext();
  const enabled = hasGames(props.source, context);
  const games = useQuery({ ...gamesQuery(props, context), select: gamesOf, enabled });
  const title = text(props.title);
  const isEmpty = !enabled || games.data?.rows.length === 0;

  if (games.isError || isEmpty) {
    return (
      <section {...root}>
        <SectionHead title={title} />
        {games.isError ? (
          <NotLoaded of="games" onRetry={games.refetch} isBusy={games.isFetching} />
        ) : (
          <NoGames source={props.source} />
        )}
      </section>
    );
  }
  return (
    <section {...root} aria-busy={games.isPending}>
      <GameRow
        title={title}
        games={games.data?.rows ?? null}
        shape={props.shape}
        rows={props.rows}
        showAll={props.showAll}
        autoplayMs={props.autoplay ? props.autoplayMs : undefined}
        ranked={props.ranked}
      />
    </section>
  );
}
