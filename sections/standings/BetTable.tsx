import type { BetRow } from "../../schemas/live";
import { assetRoot } from "../../schemas/asset_root";
import { useLanguage, useT, useUser } from "../../src/kit/session/hooks";
import { formatDate, formatNumber } from "../../src/kit/ui/format";
import { Picture } from "../../src/kit/ui/Picture";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import { FeedAmount } from "../../src/features/common/live/FeedAmount";
import { useWinAddress } from "../../src/features/common/live/use_win_address";
import type { BetCategory } from "./bet_board";
import { PlayerName } from "./PlayerName";
import { useRowMoves } from "./use_row_moves";
import css from "./Board.module.css";

interface Props {
  caption: string;
  category: BetCategory;
  /** Null while they are on their way. */
  rows: readonly BetRow[] | null;
  limit: number;
}

/** Bets with game, player, time, bet, multiplier and payout (C-2.49); where there is little room, without what can be spared. */
export function BetTable({ caption, category, rows, limit }: Props) {
  const t = useT();
  const body = useRowMoves<HTMLTableSectionElement>(category, rows ?? []);
  return (
    <div className={css.clip}>
      <table className={css.table} data-kind="bets">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("standings.columns.game")}</th>
            <th scope="col">{t("standings.columns.player")}</th>
            <th scope="col" data-column="time">
              {t("standings.columns.time")}
            </th>
            <th scope="col" data-column="bet">
              {t("standings.columns.bet")}
            </th>
            <th scope="col" data-column="multiplier">
              {t("standings.columns.multiplier")}
            </th>
            <th scope="col" data-column="payout">
              {t("standings.columns.payout")}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows?.map((row) => <Bet key={row.id} row={row} />) ??
            Array.from({ length: limit }, (_, place) => <Placeholder key={place} />)}
        </tbody>
      </table>
    </div>
  );
}

function Bet({ row }: { row: BetRow }) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const addressOf = useWinAddress();
  const isOwn = row.category === "my_bets" || (user !== null && row.userId === user.userId);
  const money = { currency: row.currencyCode, language };
  return (
    <tr data-row={row.id} data-own={isOwn || undefined}>
      <td>
        <a className={css.game} href={addressOf(row)}>
          <Picture
            image={{ src: `${assetRoot}/games/${row.identifier}-portrait.avif` }}
            alt=""
            sizes="34px"
            upTo={160}
            className={css.art}
          />
          <span>{row.game}</span>
        </a>
      </td>
      <td>
        <PlayerName name={row.user} uniqueId={row.uniqueId} isOwn={isOwn} />
      </td>
      <td data-column="time">
        <time dateTime={row.time}>{formatDate(row.time, language, { timeStyle: "medium" })}</time>
      </td>
      <td data-column="bet">
        <FeedAmount amount={row.betAmount} {...money} />
      </td>
      <td data-column="multiplier">
        {t("standings.times", {
          multiplier: formatNumber(row.multiplier, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        })}
      </td>
      <td data-column="payout" data-nothing={row.payout === 0 || undefined}>
        <FeedAmount amount={row.payout} {...money} isResult={row.payout > row.betAmount} />
      </td>
    </tr>
  );
}

const Placeholder = () => (
  <tr aria-hidden="true">
    <td>
      <span className={css.game}>
        <span className={css.art} />
        <Skeleton width="96px" height="14px" />
      </span>
    </td>
    <td>
      <Skeleton width="84px" height="14px" />
    </td>
    <td data-column="time" />
    <td data-column="bet" />
    <td data-column="multiplier" />
    <td data-column="payout">
      <Skeleton width="56px" height="14px" />
    </td>
  </tr>
);
