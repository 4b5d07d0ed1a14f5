import { type ReactNode, useId } from "react";
import { type Language, localeOf } from "../../../../../schemas/language";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { formatMoney, isCoin } from "../../../../kit/ui/format";
import { CircleAlert } from "../../../../kit/ui/icons";
import { quickAmounts, toDecimal, toldBounds } from "../amounts";
import { roundMoney } from "../method_words";
import css from "./AmountField.module.css";
import type { Amount } from "./use_amount";

interface Props {
  label: ReactNode;
  amount: Amount;
  currency: string;
  /** Beside the bounds: what it costs, for one. */
  note?: ReactNode;
  /** Amounts to choose from, in minor units, with words of their own where they have some; 3, 10 and 20 times the minimum without. */
  quick?: readonly { minor: number; words?: string }[];
  /** The bounds as they are told; rounded without (C-9.05). */
  told?: { min: number; max: number };
  /** What else is wrong with a valid amount, and the way out of it. */
  problem?: ReactNode;
  /** Other words for an amount out of bounds. */
  words?: (which: "min" | "max", bound: string) => string;
}

/** How much: a large field with round amounts below. What is wrong is said after the first blur or edit (C-5.12 to C-5.15, C-9.01 to C-9.05). */
export function AmountField({ label, amount, currency, note, problem, words: boundWords, ...given }: Props) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const { bounds, shownProblem } = amount;
  const least = toDecimal(bounds.min, bounds.decimals);
  const money = (minor: number) => roundMoney(toDecimal(minor, bounds.decimals), currency, language, least);
  const plain = (minor: number) =>
    toDecimal(minor, bounds.decimals).toLocaleString(localeOf(language), { maximumFractionDigits: bounds.decimals });
  const told = given.told ?? toldBounds(bounds);
  const quick: Props["quick"] = given.quick ?? quickAmounts(bounds).map((minor) => ({ minor }));
  const isWrong = shownProblem !== null || Boolean(problem);
  return (
    <div className={css.whole}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={`${css.amount} ${isWrong ? css.bad : ""}`}>
        {!isCoin(currency) && <span aria-hidden="true">{signOf(currency, language)}</span>}
        <input
          id={id}
          ref={amount.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          value={amount.text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => amount.type(target.value)}
          onBlur={amount.leave}
          onKeyDown={(event) => event.key === "Enter" && amount.enter()}
        />
        <em aria-hidden="true">{currency}</em>
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {isWrong ? (
          <div className={css.error}>
            <CircleAlert size={18} />
            <div>
              {shownProblem === "empty" && t("cashier.amount.empty")}
              {shownProblem === "min" &&
                (boundWords?.("min", plain(bounds.min)) ?? t("cashier.amount.min", { min: plain(bounds.min), currency }))}
              {shownProblem === "max" &&
                (boundWords?.("max", plain(bounds.max)) ?? t("cashier.amount.max", { max: plain(bounds.max), currency }))}
              {shownProblem === null && problem}
            </div>
          </div>
        ) : (
          <p className={css.hint}>
            <span>{t("cashier.amount.range", { from: money(told.min), to: money(told.max) })}</span>
            {note && <span>{note}</span>}
          </p>
        )}
      </div>
      {quick.length > 0 && (
        <div className={css.quick} role="group" aria-label={t("cashier.amount.quick")}>
          {quick.map(({ minor, words }) => (
            <button key={minor} type="button" aria-pressed={amount.minor === minor} onClick={() => amount.choose(minor)}>
              {words ?? money(minor)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What stands beside the digits of an amount. */
const signOf = (currency: string, language: Language) =>
  formatMoney(0, { currency, language }).replace(/[\d.,\s]*\d[\d.,\s]*/, "");
