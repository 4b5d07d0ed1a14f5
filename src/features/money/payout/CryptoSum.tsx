import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { calcCryptoWithdrawal } from "../../../../schemas/api/payments/crypto";
import { useApi, useLanguage, useT, useUser } from "../../../kit/session/hooks";
import { formatMoney } from "../../../kit/ui/format";
import { Pairs } from "../cashier/parts/Callout";
import { Skeleton } from "../../../kit/ui/Skeleton";
import css from "./TargetFieldset.module.css";

/** How often a rate is read again; it holds for about as long. */
const rateHolds = 60_000;

/** What arrives of an amount in a coin, by the rate that holds now (C-7.09, C-3.22). */
export function CryptoSum({ coin, network, amount }: { coin: string; network: string; amount: number }) {
  const t = useT();
  const language = useLanguage();
  const currency = useUser()?.userWallet.currencyCode ?? "EUR";
  const asked = useDeferredValue(amount);
  const query = useApi().query(calcCryptoWithdrawal, {
    query: { receive_currency: coin, nominal_receive_currency: currency, receive_network: network, amount: asked },
  });
  const { data, isError } = useQuery({
    ...query,
    staleTime: rateHolds / 2,
    refetchInterval: rateHolds,
    placeholderData: (before) => before,
  });
  if (isError && !data) {
    return (
      <p role="alert" className={css.problem}>
        {t("withdrawal.calc.error")}
      </p>
    );
  }
  if (!data) return <Skeleton width="100%" height="112px" />;
  const coins = (value: number) => formatMoney(value, { currency: coin, language });
  return (
    <div className={css.sum} aria-live="polite">
      <Pairs
        rows={[
          { name: t("payout.crypto.sum"), value: formatMoney(asked, { currency, language }) },
          { name: t("payout.crypto.fee"), value: coins(-data.fee), tone: "down" },
          { name: t("payout.crypto.get"), value: coins(data.credit_amount), isTotal: true },
        ]}
      />
      <small>{t("payout.crypto.rate", { one: formatMoney(1, { currency, language }), rate: coins(Number(data.rate)) })}</small>
    </div>
  );
}
