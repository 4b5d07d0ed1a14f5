import type { User } from "../../schemas/user";
import { useLanguage, useT } from "../kit/session/hooks";
import { CurrencyIcon } from "../kit/ui/CurrencyIcon";
import { Money } from "../kit/ui/Money";
import css from "./Balances.module.css";

/** All that a wallet holds, and of which kind. */
export function Balances({ wallet }: { wallet: User["userWallet"] }) {
  const t = useT();
  const language = useLanguage();
  const rows = [
    ["cash", wallet.amount],
    ["bonus", wallet.nonCashAmount],
  ] as const;
  return (
    <dl className={css.balances} data-private="">
      <dt>{t("shell.balance.total")}</dt>
      <dd className={css.total}>
        <CurrencyIcon code={wallet.currencyCode} />
        <Money amount={wallet.totalAmount} currency={wallet.currencyCode} language={language} />
      </dd>
      {rows.map(([kind, amount]) => (
        <div key={kind} className={css.part}>
          <dt>{t(`shell.balance.${kind}`)}</dt>
          <dd>
            <Money amount={amount} currency={wallet.currencyCode} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
