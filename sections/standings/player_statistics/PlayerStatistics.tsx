import { useState } from "react";
import type { GameType } from "../../../schemas/api/statistics";
import { Figures } from "../../../src/features/games/player_statistics/Figures";
import { PlayerHead } from "../../../src/features/games/player_statistics/PlayerHead";
import { StatisticsFailed } from "../../../src/features/games/player_statistics/StatisticsFailed";
import { StatisticsFilters } from "../../../src/features/games/player_statistics/StatisticsFilters";
import { useOwnStatistics } from "../../../src/features/games/player_statistics/use_statistics";
import { useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "../Statistics.module.css";
import type { Props } from "./schema";

/** A player's own figures, as others may know them (S-2.51); nothing for guests. */
export function PlayerStatistics({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const [gameType, setGameType] = useState<GameType>(props.gameType);
  const [currency, setCurrency] = useState<string | undefined>(undefined);
  const query = useOwnStatistics({ gameType, currency }, isUser);
  const { data } = query;
  if (!isUser) return <section {...root} hidden />;
  return (
    <section {...root} className={css.section} aria-busy={query.isFetching}>
      <SectionHead title={text(props.title) || t("statistics.own")}>
        {data && (
          <StatisticsFilters
            gameType={gameType}
            onGameType={setGameType}
            currency={currency}
            currencies={data.currencyList}
            onCurrency={setCurrency}
          />
        )}
      </SectionHead>
      {query.isPending && <Skeleton height="220px" />}
      {query.isError && !data && <StatisticsFailed query={query} />}
      {data && (
        <div className={css.card} data-stale={query.isPlaceholderData || undefined}>
          <PlayerHead statistics={data} />
          <Figures statistics={data} gameType={gameType} />
        </div>
      )}
    </section>
  );
}
