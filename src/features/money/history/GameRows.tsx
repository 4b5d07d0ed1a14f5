import type { CasinoTransaction } from "../../../../schemas/api/payments/history";
import { useLanguage, useSettings, useT } from "../../../kit/session/hooks";
import { gamePage } from "../../../kit/session/game_address";
import { roundAddress } from "../../../kit/session/round_address";
import { Icon } from "../../../kit/ui/Icon";
import { Money } from "../../../kit/ui/Money";
import { Picture } from "../../../kit/ui/Picture";
import css from "./HistoryTable.module.css";
import { When } from "./When";
import { HistoryTable } from "./HistoryTable";

const heads = ["when", "game", "action", "before", "amount", "after"];

/** Bets and wins, the newest first. */
export function GameRows({ rows, label }: { rows: readonly CasinoTransaction[]; label: string }) {
  return (
    <HistoryTable kind="games" label={label} heads={heads}>
      {rows.map((row) => (
        <GameRow key={row.casinoTransactionId} row={row} />
      ))}
    </HistoryTable>
  );
}

function GameRow({ row }: { row: CasinoTransaction }) {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const { currencyCode: currency } = row;
  const money = (amount: number) => <Money amount={amount} currency={currency} language={language} />;
  return (
    <div role="row" className={css.row}>
      <span role="cell" data-column="when">
        <When at={row.updatedAt} withSeconds />
      </span>
      <span role="cell" data-column="game" className={css.what}>
        <span className={css.tile} aria-hidden="true">
          {row.gameImageUrl ? (
            <Picture image={{ src: row.gameImageUrl }} alt="" sizes="44px" upTo={160} />
          ) : (
            <Icon name={row.actionType === "jackpot" ? "crown" : "gamepad-2"} size={20} />
          )}
        </span>
        <span>
          {row.gameIdentifier !== null && row.gameId !== null ? (
            <a href={gamePage({ identifier: row.gameIdentifier, masterCasinoGameId: row.gameId }, settings.setup)}>
              {row.gameName}
            </a>
          ) : (
            <strong>{row.gameName}</strong>
          )}
          {row.providerName && <small>{row.providerName}</small>}
        </span>
      </span>
      <span role="cell" data-column="action">
        {t(`history.actions.${row.actionType}`)}
        {row.hasRoundPage && row.roundId !== null && (
          <small>
            <a href={roundAddress(row.roundId)}>{t("history.round")}</a>
          </small>
        )}
        {row.nonCashAmount !== 0 && <small>{t("history.bonus_money")}</small>}
      </span>
      <span role="cell" data-column="before" data-private="">
        {money(row.beforeBalance)}
      </span>
      <span role="cell" data-column="amount" className={css.amount} data-tone={row.amount > 0 ? "in" : undefined} data-private="">
        <Money amount={row.amount} currency={currency} language={language} sign="always" />
      </span>
      <span role="cell" data-column="after" data-private="">
        {money(row.afterBalance)}
      </span>
    </div>
  );
}
