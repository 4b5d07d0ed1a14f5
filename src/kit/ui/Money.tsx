import { formatMoney, type MoneyFormat } from "./format";
import css from "./Money.module.css";

/** An amount of money: won, nothing and lost look different, it never wraps and is never cut. */
export function Money({ amount, isResult = false, ...format }: MoneyFormat & { amount: number; isResult?: boolean }) {
  const tone = !isResult || amount === 0 ? "plain" : amount > 0 ? "won" : "lost";
  const sign = isResult ? "always" : format.sign;
  return <span className={`${css.money} ${css[tone]}`}>{formatMoney(amount, { ...format, sign })}</span>;
}
