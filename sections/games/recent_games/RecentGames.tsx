import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { GameRow } from "../GameRow";
import { gamesOf, hasGames } from "../games_query";
import { NotLoaded } from "../NotLoaded";
import { NoGames } from "../NoGames";
import { recent, recentQuery } from "./queries";
import type { Props } from "./schema";

/** The games that a player opened, the latest first; places that are still free fill the row (S-2.15, L-9.21). */
export function RecentGames({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const enabled = hasGames(recent, context);
  const games = useQuery({ ...recentQuery(context), select: gamesOf, enabled });
  const title = text(props.title);
  if (games.isError || !enabled || games.data?.rows.length === 0) {
    return (
      <section {...root}>
        <SectionHead title={title} />
        {games.isError ? <NotLoaded of="games" onRetry={games.refetch} isBusy={games.isFetching} /> : <NoGames source={recent} />}
      </section>
    );
  }
  const slots = props.shape === "portrait" ? 12 : 6;
  return (
    <section {...root} aria-busy={games.isPending}>
      <GameRow
        title={title}
        games={games.data?.rows ?? null}
        shape={props.shape}
        rows={1}
        expected={slots}
        slots={slots}
        showAll={props.showAll}
      />
    </section>
  );
}
