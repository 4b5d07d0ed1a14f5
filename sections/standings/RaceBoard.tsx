import { useEffect, useId, useState } from "react";
import type { Standing } from "../../schemas/tournament_standing";
import { PauseChanges } from "../../src/features/common/live/PauseChanges";
import { formatMetric } from "../../src/features/rewards/tournament/metric";
import { isLastMinute, remainingTime } from "../../src/features/rewards/tournament/remaining";
import { useLanguage, useT, useText } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { formatMoney, formatNumber } from "../../src/kit/ui/format";
import { Icon } from "../../src/kit/ui/Icon";
import { Info, TriangleAlert } from "../../src/kit/ui/icons";
import { formatOrdinal } from "../../src/kit/ui/ordinal";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import { TabStrip, tabPanel } from "../../src/kit/ui/TabStrip";
import type { SectionRoot } from "../define_section";
import { BoardButtons } from "./BoardButtons";
import { BoardFoot } from "./BoardFoot";
import { PlayerName } from "./PlayerName";
import { type BoardRow, boardRows } from "./race_standings";
import { useKeptChoice } from "./use_kept_choice";
import { useOwnPlace } from "./use_own_place";
import { useRaces } from "./use_races";
import { useRowLimit } from "./use_row_limit";
import { useRowMoves } from "./use_row_moves";
import css from "./Board.module.css";

interface Props {
  root: SectionRoot;
  title: string;
  limit: number;
}

/** A tab for each tournament that runs, with its standing (C-2.50, C-2.51). */
export function RaceBoard({ root, title, limit: firstLimit }: Props) {
  const t = useT();
  const id = useId();
  const text = useText();
  const races = useRaces();
  const [limit, setLimit] = useRowLimit(firstLimit);
  const { standings } = races;
  const [chosen, choose] = useKeptChoice(
    "leaderboard-tournament",
    (standings ?? []).map(({ tournamentItemId }) => String(tournamentItemId)),
  );
  const standing = standings?.find(({ tournamentItemId }) => String(tournamentItemId) === chosen) ?? null;
  const note = races.isLate ? "late" : races.pausing.isPaused ? "paused" : "standing";
  return (
    <section {...root} ref={races.root} className={css.board} aria-busy={standings === null}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.head}>
        {standings && standings.length > 0 && chosen && (
          <TabStrip
            id={id}
            label={t("standings.races.label")}
            tabs={standings.map(({ tournamentItemId, name }) => ({ name: String(tournamentItemId), words: text(name) }))}
            value={chosen}
            onChange={choose}
          />
        )}
        <BoardButtons />
      </div>
      {standing && chosen ? (
        <div {...tabPanel(id, chosen)} {...races.attention}>
          <RaceTable standing={standing} now={races.now} limit={limit} />
        </div>
      ) : (
        <Nothing races={races} limit={limit} />
      )}
      <BoardFoot note={standing ? t(`standings.note.${note}`) : ""} isLate={races.isLate} limit={limit} onLimit={setLimit}>
        {standing && <PauseChanges winners={races.pausing} />}
      </BoardFoot>
    </section>
  );
}

/** Until there are none for so long, it may be that they are only on their way (C-2.55, C-9.29). */
const emptyAfterMs = 300;

function Nothing({ races: { query, standings }, limit }: { races: ReturnType<typeof useRaces>; limit: number }) {
  const t = useT();
  const isEmpty = standings !== null;
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    setSure(false);
    if (!isEmpty) return;
    const timer = setTimeout(() => setSure(true), emptyAfterMs);
    return () => clearTimeout(timer);
  }, [isEmpty]);
  if (isEmpty && isSure) {
    return (
      <div className={css.empty}>
        <EmptyState icon={<Icon name="trophy" />} title={t("standings.races.none")}>
          {t("standings.races.none_text")}
        </EmptyState>
      </div>
    );
  }
  if (query.isError && !isEmpty) {
    return (
      <div className={css.empty}>
        <EmptyState
          isBad
          icon={<TriangleAlert />}
          title={t("standings.races.failed")}
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching && t("standings.ghost.working")}>
              {t("standings.try_again")}
            </Button>
          }
        >
          {t("standings.failed.text")}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={css.waiting} aria-hidden="true">
      {Array.from({ length: limit }, (_, place) => (
        <Skeleton key={place} height="16px" />
      ))}
    </div>
  );
}

function RaceTable({ standing, now, limit }: { standing: Standing; now: number; limit: number }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { tournamentItemId, name, endAt, leaderboardType, users, players } = standing;
  const rows = boardRows(users, useOwnPlace(standing), limit);
  const keyed = rows.map((row) => ({ id: row.isOwn ? "own" : (row.uniqueId ?? `place ${row.rank}`) }));
  const body = useRowMoves<HTMLTableSectionElement>(String(tournamentItemId), keyed);
  const end = Date.parse(endAt);
  const left = remainingTime(end, now, language);
  return (
    <>
      <p className={css.race}>
        <strong>{text(name)}</strong>
        <a
          href={`?tournament=${tournamentItemId}`}
          aria-label={t("standings.races.about", { name: text(name) })}
          title={t("standings.races.about", { name: text(name) })}
        >
          <Info size={20} aria-hidden="true" />
        </a>
        {left && <span>{t("tournaments.left", { time: left })}</span>}
      </p>
      {isLastMinute(end, now) && (
        <p className={css.last} role="status">
          {t("tournaments.last_minute")}
        </p>
      )}
      {rows.length === 0 ? (
        <div className={css.empty}>
          <EmptyState icon={<Icon name="trophy" />} title={t("tournaments.empty_board")}>
            {t("tournaments.empty_board_text")}
          </EmptyState>
        </div>
      ) : (
        <div className={css.clip}>
          <table className={css.table} data-kind="race">
            <caption className="visually-hidden">
              {t("standings.races.caption", { name: text(name), players: formatNumber(players, language) })}
            </caption>
            <thead>
              <tr>
                <th scope="col" data-column="rank">
                  {t("tournaments.column.place")}
                </th>
                <th scope="col">{t("tournaments.column.player")}</th>
                <th scope="col" data-column="metric">
                  {t(`tournaments.metric.${leaderboardType}`)}
                </th>
                <th scope="col" data-column="prize">
                  {t("tournaments.column.prize")}
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row, index) => [
                row.skipped > 0 && (
                  <tr key="cut" className={css.cut}>
                    <td colSpan={4}>
                      {t("tournaments.between", { count: row.skipped, places: formatNumber(row.skipped, language) })}
                    </td>
                  </tr>
                ),
                <Place key={keyed[index]?.id} id={keyed[index]?.id ?? ""} row={row} type={leaderboardType} />,
              ])}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Place({ id, row, type }: { id: string; row: BoardRow; type: Standing["leaderboardType"] }) {
  const t = useT();
  const language = useLanguage();
  const { rank, user, uniqueId, isOwn, prize, rankingMetric } = row;
  return (
    <tr data-row={id} data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <td data-column="rank">
        {rank <= 3 ? (
          <span className={css.medal} data-place={rank} role="img" aria-label={formatOrdinal(rank, language)}>
            {rank}
          </span>
        ) : (
          <span className={css.rank}>{formatOrdinal(rank, language)}</span>
        )}
      </td>
      <td>
        <PlayerName name={user} uniqueId={uniqueId} isOwn={isOwn} />
      </td>
      <td data-column="metric">{formatMetric(rankingMetric, type, language)}</td>
      <td data-column="prize" data-nothing={prize === null || undefined}>
        {prize === null
          ? "–"
          : prize === "BONUS"
            ? t("standings.races.bonus")
            : formatMoney(prize, { language, currency: "EUR" })}
      </td>
    </tr>
  );
}
