import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { GameTile } from "../../../src/features/games/open_game/GameTile";
import { useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { gameRatio } from "../../../src/kit/ui/GameCard";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { GameCardSkeleton } from "../../../src/kit/ui/Skeleton";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import type { SectionProps } from "../../define_section";
import { gamesOf, hasGames } from "../games_query";
import { NotLoaded } from "../NotLoaded";
import { NoGames } from "../NoGames";
import css from "./FavoriteGames.module.css";
import { favorites, favoritesQuery } from "./queries";
import type { Props } from "./schema";

/** The games that a player has kept; one that is no favourite any more leaves (S-2.14, L-2.77). */
export function FavoriteGames({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      {hasGames(favorites, context) ? <Kept props={props} /> : <NoGames source={favorites} />}
    </section>
  );
}

function Kept({ props }: { props: Props }) {
  const t = useT();
  const context = useQueryContext();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({ ...favoritesQuery(props, page, context), select: gamesOf })),
  });
  const last = results.at(-1);
  const games = [
    ...new Map(results.flatMap(({ data }) => data?.rows ?? []).map((game) => [game.masterCasinoGameId, game])).values(),
  ];
  const count = results[0]?.data?.count ?? 0;
  const isLoading = Boolean(last?.isPending);
  const offersMore = games.length < count && !last?.isError;
  const grid = useRef<HTMLUListElement>(null);
  const kept = useKeptEnd(grid, { offersMore, shown: games.length });
  if (last?.isSuccess && games.length === 0) return <NoGames source={favorites} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && t("games.count", { count })}
      </p>
      <ul ref={grid} className={css.grid} tabIndex={-1} data-shape={props.shape} aria-busy={isLoading}>
        {games.map((game) => (
          <li key={game.masterCasinoGameId}>
            <GameTile game={game} shape={props.shape} sizes="(max-width: 640px) 46vw, 220px" />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: pages === 1 ? 12 : Math.min(props.limit, count - games.length) }, (_, place) => (
            <li key={`loading-${place}`}>
              <GameCardSkeleton ratio={gameRatio[props.shape]} />
            </li>
          ))}
      </ul>
      {last?.isError && <NotLoaded of="games" onRetry={() => last.refetch()} isBusy={last.isFetching} />}
      {offersMore && (
        <div className={css.more}>
          <Button size="large" {...kept} onClick={() => setPages(pages + 1)} busy={isLoading && t("games.loading")}>
            {t("games.show_more")}
          </Button>
          <p>{t("games.shown", { shown: games.length, count })}</p>
        </div>
      )}
    </>
  );
}
