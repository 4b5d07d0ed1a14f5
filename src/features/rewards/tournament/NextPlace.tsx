import type { TournamentDetails, TournamentPosition } from "../../../../schemas/api/tournaments";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatOrdinal } from "../../../kit/ui/ordinal";
import { formatMetric } from "./metric";
import { prizeOf } from "./prizes";
import css from "./Tournament.module.css";
import { PrizeWords } from "./PrizeWords";

/** How far it is to the next better place, and what that pays; never how much to bet. */
export function NextPlace({ tournament, position }: { tournament: TournamentDetails; position: TournamentPosition }) {
  const t = useT();
  const language = useLanguage();
  const { next, userPosition, around } = position;
  if (!next) return null;
  const { leaderboardType: type, prizes } = tournament;
  const [better, own] = [prizeOf(prizes, next.rank), prizeOf(prizes, userPosition)];
  const behind = around.find(({ rank }) => rank === (userPosition ?? 0) + 1);
  return (
    <section className={css.card} data-private="">
      <p className={css.muted}>{t("tournaments.to_place", { place: formatOrdinal(next.rank, language) })}</p>
      <b className={css.missing}>{formatMetric(next.missing, type, language)}</b>
      <p>
        {better && better !== own && (
          <>
            {t("tournaments.it_wins")} <PrizeWords prize={better} />
            {". "}
          </>
        )}
        {behind &&
          t("tournaments.ahead_of", {
            place: formatOrdinal(behind.rank, language),
            lead: formatMetric(Math.max(0, position.rankingMetric - behind.rankingMetric), type, language),
          })}
      </p>
      <p className={css.small}>{t("tournaments.limits_hold")}</p>
    </section>
  );
}
