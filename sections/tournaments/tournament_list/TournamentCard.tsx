import type { Tournament } from "../../../schemas/api/tournaments";
import { formatPrize } from "../../../src/features/rewards/tournament/metric";
import { prizePool } from "../../../src/features/rewards/tournament/prizes";
import { remainingTime } from "../../../src/features/rewards/tournament/remaining";
import { useMinutes } from "../../../src/features/rewards/tournament/use_minutes";
import { useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Moment } from "../../../src/kit/ui/Moment";
import { Picture } from "../../../src/kit/ui/Picture";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import css from "./TournamentList.module.css";

const hour = 3_600_000;

/** What is to be won, how long it goes, and the way to it, which opens over the page. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { startAt, endAt, content, prizes, image, tournamentItemId, needsOptIn, status } = tournament;
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const now = useMinutes(useViewer().now, [start, end]);
  const phase = status === "CANCELLED" ? "cancelled" : now < start ? "upcoming" : now < end ? "running" : "finished";
  const next = phase === "upcoming" ? start : end;
  const left = remainingTime(next, now, language);
  const pool = prizePool(prizes);
  const name = text(content.name);
  return (
    <li className={css.card} data-phase={phase}>
      <div className={css.art}>
        {image && <Picture image={{ src: image }} alt="" sizes="(max-width: 639px) 100vw, 400px" upTo={960} />}
        <span className={css.state}>{t(`tournaments.state.${phase}`)}</span>
        {pool > 0 && <b>{formatPrize(pool, language)}</b>}
      </div>
      <h3>{name}</h3>
      <RichText html={text(content.shortDescription)} className={css.text} />
      <p className={css.time}>
        {phase === "cancelled" ? null : left === null ? (
          <>
            {t("tournaments.ended_at")} <Moment at={endAt} language={language} options={{ dateStyle: "medium" }} />
          </>
        ) : (
          <span role="timer" aria-live="off" data-alive={next - now < hour || undefined}>
            {t(phase === "upcoming" ? "tournaments.starts_in" : "tournaments.left", { time: left })}
          </span>
        )}
        {needsOptIn && left !== null && phase !== "cancelled" && <span> · {t("tournaments.opt_in")}</span>}
      </p>
      <ButtonLink
        look={phase === "running" ? "primary" : "quiet"}
        isWide
        href={`?tournament=${tournamentItemId}`}
        rel="nofollow"
        aria-label={`${t(phase === "finished" ? "tournaments.see_result" : "tournaments.open")}: ${name}`}
      >
        {t(phase === "finished" ? "tournaments.see_result" : "tournaments.open")}
      </ButtonLink>
    </li>
  );
}
