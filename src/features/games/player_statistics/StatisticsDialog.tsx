import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { GameType } from "../../../../schemas/api/statistics";
import { useApi, useRoute, useT } from "../../../kit/session/hooks";
import { Dialog } from "../../../kit/ui/Dialog";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { TabStrip, tabPanel } from "../../../kit/ui/TabStrip";
import { Figures } from "./Figures";
import { HiddenPlayer } from "./HiddenPlayer";
import { PlayerHead } from "./PlayerHead";
import { Races } from "./Races";
import { StatisticsFailed } from "./StatisticsFailed";
import { StatisticsFilters } from "./StatisticsFilters";
import { nameOfPlayer } from "./name_of_player";
import { statisticsQuery } from "./statistics_query";
import css from "./Statistics.module.css";

interface Props {
  /** Their `uniqueId` or number, from the address. */
  of: string;
  onClose: () => void;
}

const panels = ["statistics", "races"] as const;
type Panel = (typeof panels)[number];

/** What everybody may know of a player: their figures and their races (C-2.45, C-2.46). */
export default function StatisticsDialog({ of, onClose }: Props) {
  const t = useT();
  const api = useApi();
  const id = useId();
  const wanted = useRoute().search["panel"];
  const [chosen, setChosen] = useState<Panel>(wanted === "races" ? "races" : "statistics");
  const [gameType, setGameType] = useState<GameType>("all");
  const [currency, setCurrency] = useState<string | undefined>(undefined);
  const query = useQuery({ ...statisticsQuery(api, { of, gameType, currency }), placeholderData: (before) => before });
  const { data } = query;
  const title = data ? (data.isHidden ? t("statistics.hidden.name") : nameOfPlayer(data, t)) : t("statistics.title");
  return (
    <Dialog title={title} closeLabel={t("statistics.close")} onClose={onClose} isWide={!data?.isHidden}>
      <div className={css.dialog} aria-busy={query.isFetching}>
        {query.isPending && <Skeleton height="260px" />}
        {query.isError && !data && <StatisticsFailed query={query} />}
        {data?.isHidden && <HiddenPlayer />}
        {data && !data.isHidden && (
          <>
            <PlayerHead statistics={data} />
            <div className={css.bar}>
              <TabStrip
                id={id}
                label={t("statistics.tabs.label")}
                tabs={panels.map((name) => ({ name, words: t(`statistics.tabs.${name}`) }))}
                value={chosen}
                onChange={setChosen}
              />
              {chosen === "statistics" && (
                <StatisticsFilters
                  gameType={gameType}
                  onGameType={setGameType}
                  currency={currency}
                  currencies={data.currencyList}
                  onCurrency={setCurrency}
                />
              )}
            </div>
            <div {...tabPanel(id, chosen)} data-stale={query.isPlaceholderData || undefined} className={css.panel}>
              {chosen === "statistics" ? (
                <Figures statistics={data} gameType={gameType} />
              ) : (
                <Races races={data.tournaments} isOwn={data.isOwn} />
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
