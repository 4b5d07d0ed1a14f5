import { useState } from "react";
import type { RaceEntry } from "../../../../schemas/api/statistics";
import { useLanguage, useT, useText } from "../../../kit/session/hooks";
import { useHasPage, usePageAddress } from "../../../kit/session/use_page_address";
import { ButtonLink } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { formatDate, formatMoney, formatNumber } from "../../../kit/ui/format";
import { ChevronLeft, ChevronRight } from "../../../kit/ui/icons";
import { Icon } from "../../../kit/ui/Icon";
import { formatOrdinal } from "../../../kit/ui/ordinal";
import { unlessOff } from "../../../kit/ui/unless_off";
import { pageOfRaces } from "./page_of_races";
import css from "./Statistics.module.css";

interface Props {
  /** Those that run, then the last ones. */
  races: readonly RaceEntry[];
  isOwn: boolean;
}

/** Races of a player: two as cards, the others four at a time in a table (C-4.69, C-9.26, D-20). */
export function Races({ races, isOwn }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const [page, setPage] = useState(1);
  const { cards, rows, pages, page: shown } = pageOfRaces(races, page);
  if (races.length === 0) {
    const action = isOwn && hasPage("tournaments") && (
      <ButtonLink href={addressOf("tournaments")}>{t("statistics.races.to_tournaments")}</ButtonLink>
    );
    return (
      <EmptyState icon={<Icon name="trophy" />} title={t("statistics.races.none")} action={action}>
        {t(isOwn ? "statistics.races.none_own" : "statistics.races.none_text")}
      </EmptyState>
    );
  }
  const date = (race: RaceEntry) =>
    race.status === "FINISHED" ? (
      <time dateTime={race.endAt}>{formatDate(race.endAt, language, { day: "numeric", month: "short", year: "numeric" })}</time>
    ) : (
      t("statistics.races.running")
    );
  return (
    <>
      <ul className={css.cards}>
        {cards.map((race) => (
          <li key={race.tournamentItemId}>
            <a href={tournamentAddress(race)}>
              <span>
                <b>{text(race.title)}</b>
                <small>{date(race)}</small>
              </span>
              <span>
                <strong>{formatOrdinal(race.rank, language)}</strong>
                <Prize race={race} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <table className={css.races}>
          <caption className="visually-hidden">{t("statistics.races.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("statistics.races.race")}</th>
              <th scope="col">{t("statistics.races.ended")}</th>
              <th scope="col">{t("statistics.races.place")}</th>
              <th scope="col">{t("statistics.races.prize")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((race) => (
              <tr key={race.tournamentItemId}>
                <td>
                  <a href={tournamentAddress(race)}>{text(race.title)}</a>
                </td>
                <td>{date(race)}</td>
                <td>{formatOrdinal(race.rank, language)}</td>
                <td>
                  <Prize race={race} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className={css.pager} aria-label={t("statistics.races.pages")}>
          <span role="status">
            {t("statistics.races.page", { page: formatNumber(shown, language), pages: formatNumber(pages, language) })}
          </span>
          <button type="button" aria-label={t("statistics.races.earlier")} {...unlessOff(shown <= 1, () => setPage(shown - 1))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <button type="button" aria-label={t("statistics.races.later")} {...unlessOff(shown >= pages, () => setPage(shown + 1))}>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </nav>
      )}
    </>
  );
}

const tournamentAddress = ({ tournamentItemId }: RaceEntry) => `?tournament=${tournamentItemId}&stats=&panel=`;

function Prize({ race: { prize, prizeType } }: { race: RaceEntry }) {
  const t = useT();
  const language = useLanguage();
  if (prize === null) {
    return (
      <small className={css.nothing}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t("statistics.races.no_prize")}</span>
      </small>
    );
  }
  return (
    <small className={css.prize}>
      {prizeType === "MONEY" ? formatMoney(prize, { language, currency: "EUR" }) : t("statistics.races.bonus")}
    </small>
  );
}
