import type { Mission } from "../../../schemas/api/missions";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { formatMoney } from "../../../src/kit/ui/format";
import css from "./Missions.module.css";
import { useClaim, useJoin } from "./use_missions";

/** What can be done with a mission now: sign in, join, play, claim. What came of it is said in place. */
export function MissionWays({ mission }: { mission: Mission }) {
  const t = useT();
  const { isCanvas } = useServices();
  const addressOf = usePageAddress();
  const { state, missionRunId, goal } = mission;
  const join = useJoin(missionRunId);
  const claim = useClaim(missionRunId);
  const [game] = goal.games.rows;
  const failure = claim.error ?? join.error;
  return (
    <div className={css.ways}>
      {state === "open" && (
        <ButtonLink look="primary" isWide href="?modal=login" rel="nofollow">
          {t("missions.sign_in")}
        </ButtonLink>
      )}
      {state === "joinable" && (
        <Button
          look="primary"
          isWide
          busy={join.isPending && t("missions.joining")}
          onClick={() => !isCanvas && !join.isSuccess && join.mutate()}
        >
          {t("missions.join")}
        </Button>
      )}
      {state === "running" && (
        <ButtonLink isWide href={game ? `/casino/games/${encodeURIComponent(game.identifier)}` : addressOf("casino")}>
          {t("missions.play")}
        </ButtonLink>
      )}
      {state === "completed" && (
        <Button
          look="primary"
          isWide
          busy={claim.isPending && t("missions.claiming")}
          onClick={() => !isCanvas && !claim.isSuccess && claim.mutate()}
        >
          {t("missions.claim")}
        </Button>
      )}
      <p role="status" className={css.said}>
        {state === "open" ? t("missions.guest") : <Said claim={claim} />}
      </p>
      {failure && (
        <p role="alert" className={css.bad}>
          {t(`missions.refused.${refusalOf(failure)}`)}
        </p>
      )}
    </div>
  );
}

function Said({ claim: { data } }: { claim: ReturnType<typeof useClaim> }) {
  const t = useT();
  const language = useLanguage();
  if (!data) return null;
  const { rewardType, amount, currencyCode: currency } = data.data;
  return rewardType === "MONEY"
    ? t("missions.got_cash", { amount: formatMoney(amount, { language, currency }) })
    : t("missions.got_bonus");
}

const known: Readonly<Record<string, string>> = {
  "mission.bonus_runs": "bonus_runs",
  "mission.resting": "resting",
  "mission.over": "over",
  "mission.not_complete": "not_complete",
  "mission.not_for_you": "not_for_you",
};
const refusalOf = (error: Error): string => (error instanceof ApiError && error.code && known[error.code]) || "failed";
