import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getTournamentStandings, type TournamentDetails, type TournamentPosition } from "../../../../schemas/api/tournaments";
import type { StandingRow } from "../../../../schemas/tournament_standing";
import { useApi, useLanguage, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { formatNumber } from "../../../kit/ui/format";
import { EyeOff, Flag, Hourglass, Lock } from "../../../kit/ui/icons";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import { LateNote } from "../../common/live/LateNote";
import { formatMetric, formatPrize } from "./metric";
import { prizeOf } from "./prizes";
import css from "./Tournament.module.css";
import { PrizeWords } from "./PrizeWords";

interface Props {
  tournament: TournamentDetails;
  position: TournamentPosition | null;
  isRunning: boolean;
  isLate: boolean;
}

type Row = StandingRow & { isYou: boolean };

const rowsAtOnce = 50;

/** The standing: the first rows, a cut, and the own row between its neighbours, which stays in sight (C-6.08). */
export function Board({ tournament, position, isRunning, isLate }: Props) {
  const t = useT();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const [pageNo, setPage] = useState(1);
  const { tournamentItemId, standings, players, leaderboardType, isFinal, status } = tournament;
  const whole = useQuery({
    ...useApi().query(getTournamentStandings, { query: { tournamentItemId, limit: rowsAtOnce, pageNo } }),
    enabled: isWhole,
    placeholderData: (before) => before,
  });
  const shown = (isWhole && whole.data?.standings.users) || standings.users;
  const rows = withOwn(shown, position, isWhole);
  const foot = useRef<HTMLElement>(null);
  useKeptPlace(foot, isWhole); // its button makes place for those that turn the pages
  const title = t(isFinal ? "tournaments.result" : "tournaments.standing");
  const pages = Math.max(1, Math.ceil(players / rowsAtOnce));
  return (
    <section className={css.board} aria-label={title} aria-busy={isWhole && whole.isFetching}>
      <header>
        <h3>{title}</h3>
        {isFinal ? (
          <span className={css.chip}>
            <Lock size={12} /> {t("tournaments.final")}
          </span>
        ) : (
          isRunning && (
            <span className={css.chip} data-live={isLate ? undefined : ""}>
              {isLate ? <Hourglass size={12} /> : <i />} {t(isLate ? "tournaments.late_short" : "tournaments.live")}
            </span>
          )
        )}
        <LateNote isLate={isRunning && isLate} words={t("tournaments.late")} />
      </header>
      {rows.length === 0 ? (
        <EmptyState icon={<Flag />} title={t("tournaments.empty_board")}>
          {t(status === "UPCOMING" || isRunning ? "tournaments.empty_board_text" : "tournaments.empty_board_over")}
        </EmptyState>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("tournaments.column.place")}</th>
              <th scope="col">{t("tournaments.column.player")}</th>
              <th scope="col">{t(`tournaments.metric.${leaderboardType}`)}</th>
              <th scope="col">{t("tournaments.column.prize")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const between = row.rank - (rows[index - 1]?.rank ?? row.rank - 1) - 1;
              return [
                between > 0 && (
                  <tr key={`cut ${row.rank}`} className={css.cut}>
                    <td colSpan={4}>{t("tournaments.between", { count: between, places: formatNumber(between, language) })}</td>
                  </tr>
                ),
                <BoardRow key={row.rank} row={row} tournament={tournament} />,
              ];
            })}
          </tbody>
        </table>
      )}
      {whole.isError && isWhole && (
        <p className={css.foot} role="alert">
          {t("tournaments.failed")}{" "}
          <Button size="small" onClick={() => void whole.refetch()}>
            {t("tournaments.retry")}
          </Button>
        </p>
      )}
      {players > standings.users.length && (
        <footer ref={foot} className={css.foot} tabIndex={-1}>
          <span>
            {t("tournaments.shows", {
              from: formatNumber(rows[0]?.rank ?? 0, language),
              to: formatNumber(rows.filter(({ isYou }) => !isYou || isWhole).at(-1)?.rank ?? 0, language),
              all: formatNumber(players, language),
            })}
          </span>
          {isWhole ? (
            <span className={css.pages}>
              <Button size="small" isOff={pageNo === 1} onClick={() => setPage(pageNo - 1)}>
                {t("tournaments.before_these")}
              </Button>
              <Button size="small" isOff={pageNo >= pages} onClick={() => setPage(pageNo + 1)}>
                {t("tournaments.after_these")}
              </Button>
            </span>
          ) : (
            <Button look="ghost" size="small" onClick={() => setWhole(true)}>
              {t("tournaments.whole")}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}

/** The rows shown, with the own one and its neighbours where they are not among them. */
export function withOwn(rows: readonly StandingRow[], position: TournamentPosition | null, isWhole: boolean): Row[] {
  const own = new Map((position?.around ?? []).map((row) => [row.rank, row]));
  const first = rows.map((row) => own.get(row.rank) ?? { ...row, isYou: false });
  const last = rows.at(-1)?.rank ?? 0;
  const more = [...own.values()].filter(({ rank, isYou }) => rank > last && (!isWhole || isYou));
  return [...first, ...more];
}

function BoardRow({ row, tournament }: { row: Row; tournament: TournamentDetails }) {
  const t = useT();
  const language = useLanguage();
  const ref = useMoves(row.rank, row.userId);
  const { rank, user, rankingMetric, prize, isYou } = row;
  const won = prizeOf(tournament.prizes, rank);
  const name = user || t("tournaments.ghost");
  return (
    <tr ref={ref} data-own={isYou || undefined} data-place={rank <= 3 ? rank : undefined} aria-current={isYou || undefined}>
      <td>
        <b className={css.rank}>{formatNumber(rank, language)}</b>
      </td>
      <th scope="row">
        <span className={css.avatar} aria-hidden="true">
          {user ? [...user].slice(0, 2).join("").toUpperCase() : <EyeOff size={15} />}
        </span>
        <span className={css.name}>
          {name}
          {isYou && <em> {t("tournaments.you")}</em>}
        </span>
      </th>
      <td>{formatMetric(rankingMetric, tournament.leaderboardType, language)}</td>
      <td className={css.prize}>
        {typeof prize === "number" ? formatPrize(prize, language) : won ? <PrizeWords prize={won} /> : "–"}
      </td>
    </tr>
  );
}

/** A row that stands elsewhere than before glides there in 300 ms; not for who asked for less motion. */
function useMoves(rank: number, userId: number | null) {
  const ref = useRef<HTMLTableRowElement>(null);
  const before = useRef<{ userId: number | null; rank: number }>(undefined);
  useEffect(() => {
    const row = ref.current;
    const last = before.current;
    before.current = { userId, rank };
    const view = row?.ownerDocument.defaultView;
    if (!row || !view || !last || last.userId === userId || userId === null || !("animate" in row)) return;
    if (view.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
    row.animate(
      [
        { transform: "translateY(12px)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: 300,
        easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      },
    );
  }, [rank, userId]);
  return ref;
}
