import { useQueries } from "@tanstack/react-query";
import { CircleCheck, SearchX } from "../../../src/ui/icons";
import type { Game } from "../../../schemas/api/games";
import type { QueryContext } from "../../../src/api/section_query";
import { GameTile } from "../../../src/features/open_game/GameTile";
import { useGo, useT } from "../../../src/session/hooks";
import { Button } from "../../../src/ui/Button";
import { EmptyState } from "../../../src/ui/EmptyState";
import { useFrame } from "../../../src/ui/frame";
import { gameRatio } from "../../../src/ui/GameCard";
import { GameCardSkeleton } from "../../../src/ui/Skeleton";
import { type GamesFilter, gamesOf } from "../games_query";
import { GamesFailed } from "../GamesFailed";
import { NoGames } from "../NoGames";
import { nothingChosen } from "../filter/chosen";
import { isNarrowed } from "../filter/filters";
import css from "./GameList.module.css";
import { listQuery } from "./queries";
import type { Props } from "./schema";
import { useLoadedPages } from "./use_loaded_pages";
import { useReachedEnd } from "./use_reached_end";

interface ResultsProps {
  props: Props;
  context: QueryContext;
  filter: GamesFilter;
  /** Differs for each list that a visitor can have narrowed it to. */
  listKey: string;
}

/** The pages of the list that are loaded so far. The first one came with the page. */
export function Results({ props, context, filter, listKey }: ResultsProps) {
  const t = useT();
  const [pages, loadNext] = useLoadedPages(listKey);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({ ...listQuery(props, page, context), select: gamesOf })),
  });
  const last = results.at(-1);
  const games = distinct(results.flatMap(({ data }) => data?.rows ?? []));
  const count = results[0]?.data?.count ?? 0;
  const hasMore = Boolean(last?.isSuccess) && games.length < count && (last?.data?.rows.length ?? 0) > 0;
  useReachedEnd(hasMore, loadNext);

  const isLoading = Boolean(last?.isPending);
  const skeletons = pages === 1 ? props.rows * props.columns.d : Math.min(props.limit, count - games.length);
  if (last?.isSuccess && games.length === 0) return isNarrowed(filter) ? <NothingFound /> : <NoGames source={props.source} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && t("games.count", { count })}
      </p>
      <ul className={css.grid} aria-busy={isLoading}>
        {games.map((game) => (
          <li key={game.masterCasinoGameId}>
            <GameTile game={game} shape="portrait" sizes="(max-width: 640px) 46vw, 220px" />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: skeletons }, (_, place) => (
            <li key={`loading-${place}`}>
              <GameCardSkeleton ratio={gameRatio.portrait} />
            </li>
          ))}
      </ul>
      {last?.isError && <GamesFailed onRetry={() => last.refetch()} isBusy={last.isFetching} />}
      {(hasMore || (isLoading && pages > 1)) && (
        <div className={css.more}>
          <Button size="large" onClick={loadNext} busy={isLoading && t("games.loading")}>
            {t("games.show_more")}
          </Button>
          <p>{t("games.shown", { shown: games.length, count })}</p>
        </div>
      )}
      {last?.isSuccess && !hasMore && pages > 1 && <TheEnd count={count} />}
    </>
  );
}

/** A game that moved to another page while the list was read stands there once. */
function distinct(games: readonly Game[]) {
  return [...new Map(games.map((game) => [game.masterCasinoGameId, game])).values()];
}

function NothingFound() {
  const t = useT();
  const go = useGo();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("games.empty.filtered.title")}
      action={<Button onClick={() => go(nothingChosen)}>{t("games.clear_filters")}</Button>}
    >
      {t("games.empty.filtered.text")}
    </EmptyState>
  );
}

function TheEnd({ count }: { count: number }) {
  const t = useT();
  const frame = useFrame();
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t("games.end", { count })}
      action={<Button onClick={() => frame?.window.scrollTo({ top: 0 })}>{t("games.to_top")}</Button>}
    >
      {t("games.end_text")}
    </EmptyState>
  );
}
