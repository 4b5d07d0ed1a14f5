import { Races } from "../../../src/features/games/player_statistics/Races";
import { StatisticsFailed } from "../../../src/features/games/player_statistics/StatisticsFailed";
import { useOwnStatistics } from "../../../src/features/games/player_statistics/use_statistics";
import { useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "../Statistics.module.css";
import type { Props } from "./schema";

/** A player's own races: two cards, and the others four at a time (S-2.52); nothing for guests. */
export function RaceStats({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const query = useOwnStatistics({}, isUser);
  const { data } = query;
  if (!isUser) return <section {...root} hidden />;
  return (
    <section {...root} className={css.section} aria-busy={query.isFetching}>
      <SectionHead title={text(props.title) || t("statistics.own_races")} />
      {query.isPending && <Skeleton height="160px" />}
      {query.isError && !data && <StatisticsFailed query={query} />}
      {data && (
        <div className={css.card}>
          <Races races={data.tournaments} isOwn />
        </div>
      )}
    </section>
  );
}
