import { useLanguage, useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { formatDate, formatMoney } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import type { WithdrawFacts } from "./payout_queries";
import css from "./Purse.module.css";

const icons = {
  bonus_money: "gift",
  wager: "dices",
  open_rounds: "gamepad-2",
  uncleared_deposit: "clock",
  owed: "scale",
} as const;
/** Where each held sum is set free; time alone does it for the others. */
const ways = { bonus_money: "bonuses", wager: "casino", open_rounds: "recent" } as const;

type Held = WithdrawFacts["held"][number];

/** What can be withdrawn and what is held, as one bar, and why it is held with the way out. */
export function Purse({ facts: { free, held, reserved, currencyCode: currency } }: { facts: WithdrawFacts }) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, { currency, language });
  const heldSum = held.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const share = free + heldSum > 0 ? (free / (free + heldSum)) * 100 : 0;
  return (
    <div className={css.purse}>
      <div className={css.sum}>
        <small>{t("payout.purse.can")}</small>
        <p data-private="">{money(free)}</p>
        <div className={css.bar} aria-hidden="true">
          {share > 0 && <i style={{ flexGrow: share }} />}
          {share < 100 && <i data-held="" style={{ flexGrow: 100 - share }} />}
        </div>
        <p className={css.legend}>
          <span>
            <i aria-hidden="true" /> {t("payout.purse.free")} <b data-private="">{money(free)}</b>
          </span>
          {heldSum > 0 && (
            <span>
              <i data-held="" aria-hidden="true" /> {t("payout.purse.held")} <b data-private="">{money(heldSum)}</b>
            </span>
          )}
          {reserved > 0 && (
            <span>
              {t("payout.purse.reserved")} <b data-private="">{money(reserved)}</b>
            </span>
          )}
        </p>
      </div>
      {held.map((each) => (
        <HeldRow key={each.reason} held={each} money={money} />
      ))}
    </div>
  );
}

function HeldRow({ held: { reason, amount, until }, money }: { held: Held; money: (amount: number) => string }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const way = reason in ways ? ways[reason as keyof typeof ways] : null;
  return (
    <div className={css.held}>
      <span className={css.tile} aria-hidden="true">
        <Icon name={icons[reason]} size={20} />
      </span>
      <div>
        <strong>{t(`payout.held.${reason}.title`)}</strong>
        <p>
          {t(`payout.held.${reason}.text`)}{" "}
          {until &&
            t("payout.held.until", { day: formatDate(until, language, { day: "numeric", month: "long", timeZone: "UTC" }) })}
        </p>
        {way && <a href={addressOf(way)}>{t(`payout.held.${reason}.way`)}</a>}
      </div>
      <b data-private="">{money(amount)}</b>
    </div>
  );
}
