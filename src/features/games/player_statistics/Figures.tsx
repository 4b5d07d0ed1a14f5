import type { GameType } from "../../../../schemas/api/statistics";
import { assetRoot } from "../../../../schemas/asset_root";
import { gamePage } from "../../../kit/session/game_address";
import { useLanguage, useSettings, useT } from "../../../kit/session/hooks";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { formatMoney, formatNumber } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import { Picture } from "../../../kit/ui/Picture";
import type { Statistics } from "./statistics_query";
import css from "./Statistics.module.css";

interface Props {
  statistics: Statistics;
  gameType: GameType;
}

/** How much somebody has played, and which games most (C-3.49). */
export function Figures({ statistics: { userStats, currencyCode, isOwn }, gameType }: Props) {
  const t = useT();
  const language = useLanguage();
  const { setup } = useSettings();
  if (!userStats) return null;
  const { kpiSummary, favoriteGames } = userStats;
  if (gameType === "sport") {
    return (
      <EmptyState icon={<Icon name="target" />} title={t("statistics.no_sport.title")}>
        {t("statistics.no_sport.text")}
      </EmptyState>
    );
  }
  const number = (value: number) => formatNumber(value, language);
  const figures = [
    ["bets", number(kpiSummary.casinoLifetimeBetCount)],
    ["wins", number(kpiSummary.casinoLifetimeWinCount)],
    ["staked", formatMoney(kpiSummary.totalBets, { language, currency: currencyCode })],
    ["games", number(kpiSummary.totalGameCount)],
  ] as const;
  return (
    <>
      <dl className={css.figures} data-private={isOwn ? "" : undefined}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`statistics.figures.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {favoriteGames.length > 0 && (
        <>
          <h3 className={css.most}>{t("statistics.most")}</h3>
          <ul className={css.games}>
            {favoriteGames.map(({ gameId, identifier, name, bets }) => (
              <li key={gameId}>
                <a href={gamePage({ identifier, masterCasinoGameId: gameId }, setup)}>
                  <Picture image={{ src: `${assetRoot}/games/${identifier}-portrait.avif` }} alt="" sizes="48px" upTo={160} />
                  <span>
                    <b>{name}</b>
                    <small>{t("statistics.bets", { count: bets, number: number(bets) })}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
