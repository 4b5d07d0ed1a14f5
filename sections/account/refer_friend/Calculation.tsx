import type { FriendsLine } from "../../../schemas/api/referral";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatMoney, formatPercent } from "../../../src/kit/ui/format";
import { Money } from "../../../src/kit/ui/Money";
import css from "./ReferFriend.module.css";

/** What friends' play came to in one currency, and the player's part of it, line by line. */
export function Calculation({ line, percent }: { line: FriendsLine; percent: number }) {
  const t = useT();
  const language = useLanguage();
  const { currencyCode: currency, bets, wins, bonuses, net, share } = line;
  const taken = (amount: number) => formatMoney(-amount, { language, currency });
  return (
    <>
      <dl className={css.sum} data-private="">
        <div>
          <dt>{t("referral.sum.bets")}</dt>
          <dd>{formatMoney(bets, { language, currency })}</dd>
        </div>
        <div>
          <dt>{t("referral.sum.wins")}</dt>
          <dd>{taken(wins)}</dd>
        </div>
        <div>
          <dt>{t("referral.sum.bonuses")}</dt>
          <dd>{taken(bonuses)}</dd>
        </div>
        <div data-line="">
          <dt>{t("referral.sum.net")}</dt>
          <dd>
            <Money amount={net} currency={currency} language={language} isResult />
          </dd>
        </div>
        <div data-result="">
          <dt>{t("referral.sum.share", { percent: formatPercent(percent, language) })}</dt>
          <dd>{formatMoney(share, { language, currency })}</dd>
        </div>
      </dl>
      {net < 0 && <p className={css.small}>{t("referral.sum.below")}</p>}
    </>
  );
}
