import { useQuery } from "@tanstack/react-query";
import { getOpenPayments } from "../../../../../schemas/api/payments/deposits";
import { isOver } from "../../../../../schemas/payment_states";
import { useApi, useLanguage, useT } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { familyIcon } from "../../../../kit/ui/family_icon";
import { formatMoney } from "../../../../kit/ui/format";
import { Icon } from "../../../../kit/ui/Icon";
import { useLive } from "../../../common/live/use_live";
import css from "./OnItsWay.module.css";

/** Deposits that are not over, with the way back to each: for whoever has left the cashier; nothing where there is none. */
export default function OnItsWay() {
  const t = useT();
  const language = useLanguage();
  const deposit = usePageAddress()("deposit");
  const { data, refetch } = useQuery({ ...useApi().query(getOpenPayments, { query: {} }), staleTime: 0 });
  useLive("payment:changed", () => void refetch());
  const open = data?.payments.filter(({ kind, state }) => kind === "deposit" && !isOver(state)) ?? [];
  if (open.length === 0) return null;
  return (
    <section className={css.open} aria-label={t("account.on_its_way.title")}>
      <h3>{t("account.on_its_way.title")}</h3>
      <ul>
        {open.slice(0, 3).map(({ paymentId, amount, currencyCode, methodTitle, family, state }) => (
          <li key={paymentId}>
            <a href={`${deposit}?payment=${paymentId}`}>
              <Icon name={familyIcon[family]} />
              <span data-private="">
                {t("account.on_its_way.payment", {
                  amount: formatMoney(amount, { language, currency: currencyCode }),
                  method: methodTitle,
                })}
              </span>
              <small>{t(`account.on_its_way.${state}`)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
