import type { CSSProperties } from "react";
import { useQueryContext } from "../../../src/session/hooks";
import type { SectionProps } from "../../define_section";
import { hasGames } from "../games_query";
import { NoGames } from "../NoGames";
import { FilterBar } from "./FilterBar";
import { filterFrom } from "./filters";
import css from "./GameList.module.css";
import { ListHead } from "./ListHead";
import { Results } from "./Results";
import type { Props } from "./schema";
import { useStoredOrder } from "./use_stored_order";

/** A grid of one source's games with search, filters and no end until there is one (S-1.18). */
export function GameList({ props, root, id }: SectionProps<Props>) {
  const context = useQueryContext();
  const filter = filterFrom(context.search, props, context);
  const { m, t, d } = props.columns;
  useStoredOrder(props);
  const hasBar = props.source.kind !== "favorites" && (props.filters || props.search || props.sort || props.unplayed);
  const listKey = JSON.stringify([id, props.source, context.params, filter]);
  return (
    <section {...root} className={css.list} style={{ "--m": m, "--t": t, "--d": d } as CSSProperties}>
      <ListHead props={props} context={context} />
      {hasBar && <FilterBar props={props} context={context} />}
      {hasGames(props.source, context) ? (
        <Results key={listKey} listKey={listKey} props={props} context={context} filter={filter} />
      ) : (
        <NoGames source={props.source} />
      )}
    </section>
  );
}
