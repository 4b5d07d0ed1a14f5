import type { User } from "../../../schemas/user";
import { useWithdrawAddress } from "../../../src/features/money/withdrawal/use_withdraw_address";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { useHasPage, usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { CurrencyIcon } from "../../../src/kit/ui/CurrencyIcon";
import { Money } from "../../../src/kit/ui/Money";
import { AccountCard } from "../AccountCard";
import css from "./BalanceCard.module.css";

interface Props {
  user: User;
  title?: string;
  showNonCash?: boolean;
}

/** What somebody has, how much of it is their own, and the ways in and out (S-2.02). */
export function BalanceCard({ user, title, showNonCash = true }: Props) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const withdrawAddress = useWithdrawAddress();
  const { totalAmount, amount, nonCashAmount, currencyCode } = user.userWallet;
  const money = (value: number) => <Money amount={value} currency={currencyCode} language={language} />;
  return (
    <AccountCard
      icon={<CurrencyIcon code={currencyCode} size={40} />}
      title={title || t("shell.balance.total")}
      actions={
        <>
          {hasPage("deposit") && (
            <ButtonLink href={addressOf("deposit")} look="primary">
              {t("account.deposit")}
            </ButtonLink>
          )}
          {hasPage("withdraw") && <ButtonLink href={withdrawAddress}>{t("account.withdraw")}</ButtonLink>}
        </>
      }
    >
      <p className={css.total}>{money(totalAmount)}</p>
      {showNonCash && (
        <dl className={css.parts}>
          <div>
            <dt>{t("shell.balance.cash")}</dt>
            <dd>{money(amount)}</dd>
          </div>
          <div>
            <dt>{t("shell.balance.bonus")}</dt>
            <dd>{money(nonCashAmount)}</dd>
          </div>
        </dl>
      )}
    </AccountCard>
  );
}
