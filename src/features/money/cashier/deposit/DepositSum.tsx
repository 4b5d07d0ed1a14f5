import type { PaymentMethod } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { decimalsOf, formatMoney } from "../../../../kit/ui/format";
import { toDecimal, toMinor } from "../amounts";
import { durationWords } from "../method_words";
import { type Pair, Pairs } from "../parts/Callout";
import css from "./AmountForm.module.css";

interface Props {
  user: User;
  method: PaymentMethod;
  /** In minor units of the method's currency, as is the fee. */
  minor: number;
  fee: number;
  /** The bonus that comes with it, by its title. */
  bonusTitle: string | null;
  coupon: string | null;
}

/** What is paid, what comes with it, and when it is there (C-4.10). */
export function DepositSum({ user, method, minor, fee, bonusTitle, coupon }: Props) {
  const t = useT();
  const language = useLanguage();
  const { currency } = method;
  const decimals = decimalsOf(currency);
  const money = (value: number) => formatMoney(toDecimal(value, decimals), { language, currency });
  return (
    <div className={css.sum}>
      <Pairs
        rows={[
          { name: t("cashier.sum.amount"), value: money(minor) },
          ...(fee > 0 ? [{ name: t("cashier.sum.fee"), value: money(fee) }] : []),
          ...(bonusTitle !== null ? [bonusRow(bonusTitle, t)] : []),
          ...(coupon ? [{ name: t("cashier.sum.coupon"), value: coupon }] : []),
          ...(method.deposit
            ? [
                {
                  name: t("cashier.sum.arrives"),
                  value: durationWords(method.deposit.minutes, { t, language }),
                  tone: method.deposit.minutes[1] === 0 ? ("up" as const) : undefined,
                },
              ]
            : []),
          totalRow(user, currency, minor, decimals, { t, language }),
        ]}
      />
    </div>
  );
}

const bonusRow = (title: string, t: ReturnType<typeof useT>): Pair => ({
  name: t("cashier.sum.bonus"),
  value: title,
  tone: "up",
});

function totalRow(
  { userWallet: wallet }: User,
  currency: string,
  minor: number,
  decimals: number,
  { t, language }: { t: ReturnType<typeof useT>; language: ReturnType<typeof useLanguage> },
): Pair {
  if (wallet.currencyCode !== currency)
    return { name: t("cashier.sum.pay"), value: formatMoney(toDecimal(minor, decimals), { language, currency }), isTotal: true };
  const after = toDecimal(toMinor(wallet.totalAmount, decimals) + minor, decimals);
  return { name: t("cashier.sum.then"), value: formatMoney(after, { language, currency }), isTotal: true };
}
