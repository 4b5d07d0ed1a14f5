import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { CircleCheck, SearchX } from "../../../src/kit/ui/icons";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { useGo, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { useFrame } from "../../../src/kit/ui/frame";
import { type GamesFilter, gamesOf, pageSize } from "../games_query";
import { NotLoaded } from "../NotLoaded";
import { NoGames } from "../NoGames";
import { nothingChosen } from "../filter/chosen";
import { isNarrowed } from "../filter/filters";
import css from "./GameList.module.css";
import { Place } from "./Place";
import { listQuery } from "./queries";
import type { Props } from "./schema";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { useLoadedPages } from "./use_loaded_pages";
import { useGrowing } from "./use_growing";
import { useNamesake } from "./use_namesake";
import { usePages } from "./use_pages";
import { useReachedEnd } from "./use_reached_end";
import { useWindow } from "./use_window";

interface ResultsProps {
  props: Props;
  context: QueryContext;
  filter: GamesFilter;
  /** Differs for each list that a visitor can have narrowed it to. */
  listKey: string;
}

/**
 * The list's first rows, until somebody wants more; then the pages that are loaded so far, of which what is near the window
 * stands on the page. The first page came with it.
 */
export function Results({ props, context, filter, listKey }: ResultsProps) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const size = pageSize(props.limit);
  const isWhole = props.rows * Math.min(...Object.values(props.columns)) >= size;
  const [asked, loadNext] = useLoadedPages(listKey, isWhole ? 1 : 0);
  const pages = Math.max(1, asked);
  const { data: first } = useQuery({ ...listQuery(props, 0, context), select: gamesOf });
  const count = first?.count ?? 0;
  const last = useQuery({ ...listQuery(props, pages - 1, context), select: gamesOf });
  const firstRows = Math.min(size, props.rows * Math.max(...Object.values(props.columns)));
  const wanted = asked === 0 ? firstRows : (last.isError ? pages - 1 : pages) * size;
  const shown = first ? Math.min(wanted, count) : firstRows;
  const near = useWindow(grid, { count: shown, isWanted: pages > 1, listKey });
  const { gameAt, failed } = usePages(props, context, { pages, places: near.places.filter((place) => !near.passing.has(place)) });
  const isLoading = last.isPending;
  const hasMore = last.isSuccess && shown < count && last.data.rows.length > 0;
  useReachedEnd(hasMore, loadNext);
  const isGrowing = useGrowing(asked, isLoading);
  const offersMore = first !== undefined && (hasMore || (isLoading && pages > 1));
  const kept = useKeptEnd(grid, { offersMore, shown, first: near.places[0] ?? 0 });

  if (first && count === 0) return isNarrowed(filter) ? <NothingFound /> : <Empty props={props} context={context} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && t("games.count", { count })}
      </p>
      {(first || failed.length === 0) && (
        <ul ref={grid} className={css.grid} style={near.list} aria-busy={isLoading} data-growing={isGrowing || undefined}>
          {near.places.map((place) => (
            <Place
              key={place}
              place={place}
              className={asked === 0 && shown < count ? classOfPlace(place, props) : undefined}
              columns={near.columns}
              of={pages > 1 ? count : undefined}
              isPassing={near.passing.has(place)}
              game={gameAt(place)}
              onFocus={near.onFocus}
              onBlur={near.onBlur}
            />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <NotLoaded
          of="games"
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isBusy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {offersMore && (
        <div className={css.more}>
          <Button size="large" {...kept} onClick={loadNext} busy={isLoading && t("games.loading")}>
            {t("games.show_more")}
          </Button>
          <p>{asked === 0 ? t("games.count", { count }) : t("games.shown", { shown, count })}</p>
        </div>
      )}
      {last.isSuccess && !hasMore && pages > 1 && <TheEnd count={count} />}
    </>
  );
}

/** Where a place is beyond the first rows: on a phone, a tablet, a desktop, which have different columns (S-1.18). */
function classOfPlace(place: number, { rows, columns: { m, t, d } }: Props) {
  const beyond = [
    place >= rows * m && css.notOnPhone,
    place >= rows * t && css.notOnTablet,
    place >= rows * d && css.notOnDesktop,
  ];
  return beyond.filter(Boolean).join(" ") || undefined;
}

const Empty = ({ props, context }: Pick<ResultsProps, "props" | "context">) => (
  <NoGames source={props.source} isMissing={useNamesake(props, context) === null} />
);

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
