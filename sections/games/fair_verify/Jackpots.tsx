import { useRef } from "react";
import { dropRange } from "../../../src/play/rules/jackpot";
import { amountsQuery } from "../../../src/features/games/jackpots/jackpots_query";
import { TickingMoney } from "../../../src/features/games/jackpots/TickingMoney";
import { useJackpots } from "../../../src/features/games/jackpots/use_jackpots";
import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { formatMoney, formatPercent } from "../../../src/kit/ui/format";
import css from "./Algorithm.module.css";

const heads = ["name", "holds", "share", "drops", "return"] as const;

/** The jackpots as they are by now, with all that decides when they are won. */
export function Jackpots() {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const { data } = useJackpots(element, amountsQuery);
  const jackpots = data?.jackpots ?? [];
  return (
    <div ref={element} role="region" tabIndex={0} className={css.scroll} aria-label={t("fair.exact.jackpots_title")}>
      {jackpots.length > 0 && (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`fair.exact.jackpot_${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jackpots.map(({ jackpotId, name, amount, currencyCode: currency, seedAmount, betPercent, returnToPlayer }) => {
              const { first, last } = dropRange({ seedAmount: Math.round(100 * seedAmount) });
              const money = (minor: number) => formatMoney(minor / 100, { language, currency });
              return (
                <tr key={jackpotId}>
                  <th scope="row">{text(name)}</th>
                  <td>
                    <TickingMoney amount={amount} currency={currency} />
                  </td>
                  <td>{formatPercent(betPercent, language)}</td>
                  <td>
                    {money(first)} – {money(last)}
                  </td>
                  <td>{formatPercent(returnToPlayer, language)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
