import type { TournamentDetails, TournamentPosition } from "../../../../schemas/api/tournaments";
import { useLanguage, useT, useText } from "../../../kit/session/hooks";
import { Disclosure } from "../../../kit/ui/Disclosure";
import { ChevronDown } from "../../../kit/ui/icons";
import { Moment } from "../../../kit/ui/Moment";
import { PrizeWords } from "./PrizeWords";
import { RichText } from "../../../kit/ui/rich_text/RichText";
import { Board } from "./Board";
import { CountingGames } from "./CountingGames";
import { HowItCounts } from "./HowItCounts";
import { NextPlace } from "./NextPlace";
import { isLastMinute, lastMinuteMs } from "./remaining";
import { Stage } from "./Stage";
import css from "./Tournament.module.css";
import { useMinutes } from "./use_minutes";

interface Props {
  tournament: TournamentDetails;
  /** Null for guests, and until it is there. */
  position: TournamentPosition | null;
  isLate?: boolean;
  /** In a dialog, whose title it is, the name is not said again. */
  isInDialog?: boolean;
}

/** A tournament: what there is to win and until when, the standing with the own row, how points are made, prizes, terms and games (S-2.50). */
export function TournamentView({ tournament, position, isLate = false, isInDialog = false }: Props) {
  const t = useT();
  const text = useText();
  const { startAt, endAt, status, content, prizes } = tournament;
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const now = useMinutes(tournament.now, [start, end - lastMinuteMs, end]);
  const isRunning = status === "IN-PROGRESS" && now >= start && now < end;
  const isOver = status === "FINISHED" || (status !== "CANCELLED" && now >= end);
  const terms = text(content.termsAndCondition);
  return (
    <div className={css.tournament}>
      <Stage tournament={tournament} position={position} now={now} isInDialog={isInDialog} />
      {isRunning && isLastMinute(end, now) && (
        <p className={css.strip} role="status">
          {t("tournaments.last_minute")}
        </p>
      )}
      {isOver && !tournament.isFinal && (
        <p className={css.strip} role="status">
          {t("tournaments.counting")}
        </p>
      )}
      {status === "CANCELLED" && (
        <p className={css.strip} role="status">
          {t("tournaments.cancelled_text", { reason: tournament.cancelNote ?? "" })}
        </p>
      )}
      <div className={css.columns}>
        <Board tournament={tournament} position={position} isRunning={isRunning} isLate={isLate} />
        <div className={css.aside}>
          {isRunning && position?.next && <NextPlace tournament={tournament} position={position} />}
          <HowItCounts tournament={tournament} best={position?.best ?? null} />
          <Prizes tournament={tournament} place={position?.userPosition ?? null} />
        </div>
        <CountingGames games={tournament.games} isOpen={status === "UPCOMING" || isRunning} />
      </div>
      {(text(content.description) || terms) && (
        <div className={css.words}>
          <RichText html={text(content.description)} />
          {terms && (
            <Disclosure summary={t("tournaments.terms")} mark={<ChevronDown size={18} />}>
              <RichText html={terms} />
            </Disclosure>
          )}
        </div>
      )}
      {prizes.length === 0 && <p className={css.muted}>{t("tournaments.no_prizes")}</p>}
    </div>
  );
}

function Prizes({ tournament, place }: { tournament: TournamentDetails; place: number | null }) {
  const t = useT();
  const language = useLanguage();
  const { prizes, paidAt } = tournament;
  if (prizes.length === 0) return null;
  const options = { dateStyle: "medium", timeStyle: "medium" } as const;
  return (
    <section className={css.card} aria-label={t("tournaments.prizes")}>
      <h3>{t("tournaments.prizes")}</h3>
      <dl className={css.lines}>
        {prizes.map((prize) => {
          const { fromPlace, toPlace } = prize;
          const isOwn = place !== null && fromPlace <= place && place <= toPlace;
          return (
            <div key={fromPlace} data-own={isOwn || undefined}>
              <dt>
                {fromPlace === toPlace ? fromPlace : `${fromPlace} – ${toPlace}`}
                {isOwn && ` ${t("tournaments.you")}`}
              </dt>
              <dd>
                <PrizeWords prize={prize} />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={css.small}>
        {prizes.some(({ prizeType }) => prizeType === "MONEY") && t("tournaments.cash_note")}{" "}
        {paidAt ? (
          <>
            {t("tournaments.all_booked")} <Moment at={paidAt} language={language} options={options} />
          </>
        ) : (
          t("tournaments.booked_soon")
        )}
      </p>
    </section>
  );
}
