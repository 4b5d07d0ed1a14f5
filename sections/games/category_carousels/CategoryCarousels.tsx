import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SubCategory } from "../../../schemas/api/games";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import { gameRatio } from "../../../src/kit/ui/GameCard";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { GameCardSkeleton, Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { NotLoaded } from "../NotLoaded";
import { GameRow } from "../GameRow";
import { gamesOf } from "../games_query";
import { NoGames } from "../NoGames";
import { categoryAddress, filledCategories, subCategoriesQuery, topCategoryOf } from "../sub_categories_query";
import css from "./CategoryCarousels.module.css";
import { createSequence } from "./create_sequence";
import { categoryQuery } from "./queries";
import type { Props } from "./schema";
import { useTurn } from "./use_turn";

/** A row of games for each category; each comes when it is near and the ones before it have come (S-2.75, L-2.92). */
export function CategoryCarousels({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const [enqueue] = useState(() => createSequence());
  const top = topCategoryOf(props.topCategory, context.params);
  const categories = useQuery({ ...subCategoriesQuery(top, context), select: filledCategories });
  return (
    <section {...root} aria-busy={categories.isPending}>
      <SectionHead title={text(props.title)} />
      {categories.isPending && <Pending shape={props.shape} />}
      {categories.isError && <NotLoaded of="lobby" onRetry={categories.refetch} isBusy={categories.isFetching} />}
      {categories.data?.length === 0 && <NoGames source={{ kind: "collection", value: "" }} />}
      <div className={css.rows}>
        {categories.data?.map((category) => (
          <CategoryRow key={category.slug} category={category} props={props} enqueue={enqueue} top={top} />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  category: SubCategory;
  props: Props;
  enqueue: ReturnType<typeof createSequence>;
  top: string;
}

function CategoryRow({ category, props, enqueue, top }: RowProps) {
  const text = useText();
  const context = useQueryContext();
  const row = useRef<HTMLDivElement>(null);
  const query = categoryQuery(props, category, context);
  const games = useQuery({ ...query, select: gamesOf, enabled: false }); // its turn fetches it
  useTurn(row, { query, isWanted: games.isPending, enqueue });
  const title = text(category.name);
  return (
    <div ref={row} aria-busy={games.isPending}>
      {games.isError ? (
        <>
          <SectionHead title={title} />
          <NotLoaded of="games" onRetry={games.refetch} isBusy={games.isFetching} />
        </>
      ) : (
        <GameRow
          title={title}
          games={games.data?.rows ?? null}
          shape={props.shape}
          rows={props.rows}
          expected={Math.min(category.gameCount, props.limit)}
          showAll={{ url: categoryAddress(category, top) }}
        />
      )}
    </div>
  );
}

const Pending = ({ shape }: { shape: Props["shape"] }) => (
  <div className={css.pending} aria-hidden="true">
    <Skeleton width="160px" height="24px" />
    <div>
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <GameCardSkeleton key={place} ratio={gameRatio[shape]} />
      ))}
    </div>
  </div>
);
