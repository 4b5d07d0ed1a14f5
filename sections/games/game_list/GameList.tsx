import type { CSSProperties } from "react";
import { useQueryContext } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { FilterBar } from "../filter/FilterBar";
import { recallsOrder, useStoredOrder } from "../filter/use_stored_order";
import { hasGames } from "../games_query";
import { NoGames } from "../NoGames";
import css from "./GameList.module.css";
import { ListHead } from "./ListHead";
import { controlsOf, listFilter } from "./queries";
import { Results } from "./Results";
import type { Props } from "./schema";

/** A grid of one source's games with search, filters and no end until there is one (S-1.18). */
export function GameList({ props, root, id }: SectionProps<Props>) {
  const context = useQueryContext();
  const filter = listFilter(props, context);
  const controls = controlsOf(props);
  const { m, t, d } = props.columns;
  useStoredOrder(props);
  const listKey = JSON.stringify([id, props.source, context.params, filter]);
  return (
    <section {...root} {...recallsOrder(props)} className={css.list} style={{ "--m": m, "--t": t, "--d": d } as CSSProperties}>
      <ListHead props={props} context={context} />
      {controls.length > 0 && <FilterBar controls={controls} source={props.source} context={context} />}
      {hasGames(props.source, context) ? (
        <Results key={listKey} listKey={listKey} props={props} context={context} filter={filter} />
      ) : (
        <NoGames source={props.source} />
      )}
    </section>
  );
}
