import type { PromotionHolder } from "../../../schemas/api/promotions_desk";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";

const open = new Set(["waiting", "running"]);

/** Who took it, and taking it back from one of them. */
export function HoldersTable({ rows, onRevoke }: { rows: readonly PromotionHolder[]; onRevoke: (row: PromotionHolder) => void }) {
  const { t, language } = useDesk();
  return (
    <div className={css.tableBox}>
      <table className={css.t}>
        <caption className="visually-hidden">{t("promotion.takers")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("desk.column.player")}</th>
            <th scope="col">{t("desk.column.state")}</th>
            <th scope="col">{t("promotion.column.version")}</th>
            <th scope="col" className={css.number}>
              {t("desk.column.amount")}
            </th>
            <th scope="col" className={css.number}>
              {t("promotion.column.wager_left")}
            </th>
            <th scope="col" className={css.number}>
              {t("promotion.column.paid")}
            </th>
            <th scope="col">{t("desk.column.when")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("promotion.revoke.verb")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const theirs = (amount: number) => moneyIn(amount, row.currencyCode, language);
            return (
              <tr key={row.userBonusId}>
                <td>
                  {row.name} {row.isByHand && <Chip>{t("promotion.by_hand")}</Chip>}
                </td>
                <td>{t(`promotion.bonus_state.${row.state}`)}</td>
                <td>{row.version}</td>
                <td className={css.number}>{theirs(row.amount)}</td>
                <td className={css.number}>{open.has(row.state) ? theirs(row.wagerLeft) : "–"}</td>
                <td className={css.number}>{theirs(row.paid)}</td>
                <td>{exactMoment(row.takenAt, language)}</td>
                <td>
                  {open.has(row.state) && (
                    <Button look="danger" onClick={() => onRevoke(row)}>
                      {t("promotion.revoke.verb")}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
