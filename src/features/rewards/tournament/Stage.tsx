import type { TournamentDetails, TournamentPosition } from "../../../../schemas/api/tournaments";
import { useLanguage, useRoute, useSettings, useT, useText, useViewer } from "../../../kit/session/hooks";
import { gamePage } from "../../../kit/session/game_address";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { formatMoney, formatNumber } from "../../../kit/ui/format";
import { Flag, Hourglass, OctagonX, Play } from "../../../kit/ui/icons";
import { Moment } from "../../../kit/ui/Moment";
import { Picture } from "../../../kit/ui/Picture";
import { formatMetric, formatPrize } from "./metric";
import { prizeOf, prizePool } from "./prizes";
import { remainingTime } from "./remaining";
import css from "./Tournament.module.css";
import { PrizeWords } from "./PrizeWords";
import { Remind } from "./Remind";
import { StagePlace } from "./StagePlace";
import { useJoin } from "./use_tournament";

interface Props {
  tournament: TournamentDetails;
  position: TournamentPosition | null;
  now: number;
  isInDialog: boolean;
}

/** Pool, time left and the own place in one picture. */
export function Stage({ tournament, position, now, isInDialog }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { startAt, endAt, prizes, content, image, players } = tournament;
  const phase = phaseOf(tournament, now);
  const pool = prizePool(prizes);
  const until = Date.parse(phase === "upcoming" ? startAt : endAt);
  const left = remainingTime(until, now, language);
  const name = text(content.name);
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return (
    <div className={css.stage}>
      {image && <Picture image={{ src: image }} alt="" sizes="(max-width: 720px) 100vw, 1200px" className={css.art} />}
      <div className={css.head}>
        <span className={css.state} data-phase={phase}>
          {phase === "upcoming" ? (
            <Hourglass size={14} />
          ) : phase === "running" ? (
            <i />
          ) : phase === "cancelled" ? (
            <OctagonX size={14} />
          ) : (
            <Flag size={14} />
          )}
          {t(`tournaments.state.${phase}`)}
        </span>
        {!isInDialog && <h2>{name}</h2>}
        {pool > 0 && (
          <p className={css.pool}>
            <span>{t("tournaments.prize_pool")}</span>
            <b>{formatPrize(pool, language)}</b>
          </p>
        )}
        {phase !== "cancelled" && (
          <p className={css.when}>
            {t(phase === "upcoming" ? "tournaments.starts" : phase === "finished" ? "tournaments.ended_at" : "tournaments.ends")}{" "}
            <Moment at={phase === "upcoming" ? startAt : endAt} language={language} options={options} />
          </p>
        )}
        {phase !== "cancelled" && left !== null && (
          <p className={css.left} role="timer" aria-live="off">
            {t(phase === "upcoming" ? "tournaments.starts_in" : "tournaments.left", { time: left })}
          </p>
        )}
        {players > 0 && (
          <p className={css.muted}>{t("tournaments.players", { count: players, players: formatNumber(players, language) })}</p>
        )}
      </div>
      {phase !== "cancelled" && <OwnPlace tournament={tournament} position={position} phase={phase} now={now} />}
    </div>
  );
}

type Phase = "upcoming" | "running" | "finished" | "cancelled";

/** By the clock, so that it holds between two answers. */
export function phaseOf({ status, startAt, endAt }: TournamentDetails, now: number): Phase {
  if (status === "CANCELLED") return "cancelled";
  if (now < Date.parse(startAt)) return "upcoming";
  return now < Date.parse(endAt) ? "running" : "finished";
}

function OwnPlace({
  tournament,
  position,
  phase,
  now,
}: {
  tournament: TournamentDetails;
  position: TournamentPosition | null;
  phase: Phase;
  now: number;
}) {
  const t = useT();
  const language = useLanguage();
  const { setup } = useSettings();
  const { tournament: inAddress } = useRoute().search;
  const { session } = useViewer();
  const join = useJoin(tournament.tournamentItemId);
  const [game] = tournament.games.rows;
  const play = game && gamePage({ identifier: game.identifier, masterCasinoGameId: game.gameId }, setup);
  const isOpen = phase === "upcoming" || phase === "running";
  if (session === "guest") {
    if (!isOpen) return null;
    const next = inAddress ? "" : `&tournament=${tournament.tournamentItemId}`;
    return (
      <div className={css.own}>
        <p>{t("tournaments.guest")}</p>
        <ButtonLink look="primary" isWide href={`?modal=login${next}`} rel="nofollow">
          {t("tournaments.sign_in")}
        </ButtonLink>
      </div>
    );
  }
  if (!position) return null;
  const { userPosition, players, rankingMetric, award, isJoined, doesCount, isReminded, stage } = position;
  if (!doesCount) return <p className={css.own}>{t("tournaments.not_for_you")}</p>;
  const prize = prizeOf(tournament.prizes, userPosition);
  const options = { timeStyle: "medium", dateStyle: "medium" } as const;
  return (
    <div className={css.own}>
      {userPosition === null && (
        <p>{t(isOpen ? (isJoined ? "tournaments.no_place" : "tournaments.join_text") : "tournaments.without_place")}</p>
      )}
      {userPosition !== null && (
        <dl data-private="">
          <div>
            <dt>{t("tournaments.your_place")}</dt>
            <dd>
              <b>{formatNumber(userPosition, language)}</b>{" "}
              <small>{t("tournaments.of_players", { players: formatNumber(players, language) })}</small>
            </dd>
          </div>
          <div>
            <dt>{t(`tournaments.metric.${tournament.leaderboardType}`)}</dt>
            <dd>{formatMetric(rankingMetric, tournament.leaderboardType, language)}</dd>
          </div>
          {phase === "running" && stage && <StagePlace tournament={tournament} stage={stage} now={now} />}
          <div>
            <dt>{t(award ? "tournaments.your_prize" : "tournaments.prize_here")}</dt>
            <dd>
              {award?.state === "paid" ? (
                formatMoney(award.amount, { language, currency: award.currencyCode })
              ) : prize ? (
                <PrizeWords prize={prize} />
              ) : (
                t("tournaments.none")
              )}{" "}
              {prize && <small>{t(prize.prizeType === "MONEY" ? "tournaments.cash" : "tournaments.bonus")}</small>}
            </dd>
          </div>
        </dl>
      )}
      {award && (
        <p className={css.small}>
          {t(`tournaments.award.${award.state === "due" && award.prizeType !== "MONEY" ? "waits" : award.state}`)}{" "}
          {award.state === "paid" && award.bookedAt && <Moment at={award.bookedAt} language={language} options={options} />}
        </p>
      )}
      {isOpen && !isJoined && (
        <Button look="primary" isWide busy={join.isPending && t("tournaments.joining")} onClick={() => join.mutate()}>
          {t("tournaments.join")}
        </Button>
      )}
      {join.isError && (
        <p className={css.small} role="alert">
          {t("tournaments.join_failed")}
        </p>
      )}
      {isOpen && isJoined && tournament.needsOptIn && <p className={css.small}>{t("tournaments.joined")}</p>}
      {phase === "upcoming" && isReminded !== null && <Remind tournament={tournament} isReminded={isReminded} now={now} />}
      {phase === "running" && isJoined && play && (
        <ButtonLink look="primary" isWide href={play}>
          <Play size={16} aria-hidden="true" /> {t("tournaments.play")}
        </ButtonLink>
      )}
    </div>
  );
}
