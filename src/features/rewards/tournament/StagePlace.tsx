import type { TournamentDetails, TournamentPosition } from "../../../../schemas/api/tournaments";
import { stagesOf } from "../../../layout/tournament_stages";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatNumber } from "../../../kit/ui/format";
import { formatOrdinal } from "../../../kit/ui/ordinal";
import { remainingTime } from "./remaining";

interface Props {
  tournament: TournamentDetails;
  stage: NonNullable<TournamentPosition["stage"]>;
  now: number;
}

/** The stage that runs, how long it still goes, and the own place in it. */
export function StagePlace({ tournament: { rules, startAt, endAt }, stage, now }: Props) {
  const t = useT();
  const language = useLanguage();
  const { number, userPosition, points } = stage;
  const { count, endOf } = stagesOf(rules, Date.parse(startAt), Date.parse(endAt));
  const left = remainingTime(endOf(number - 1), now, language);
  return (
    <div>
      <dt>
        {t("tournaments.stage_of", { number: formatNumber(number, language), count: formatNumber(count, language) })}
        {left && `, ${t("tournaments.left", { time: left })}`}
      </dt>
      <dd>
        {userPosition === null ? (
          t("tournaments.stage_none")
        ) : (
          <>
            <b>{formatOrdinal(userPosition, language)}</b>{" "}
            <small>{t("tournaments.stage_points", { count: points, points: formatNumber(points, language) })}</small>
          </>
        )}
      </dd>
    </div>
  );
}
