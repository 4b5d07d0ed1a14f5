import { use } from "react";
import type { Payment } from "../../../../../schemas/payments";
import { useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../../kit/ui/Button";
import { formatMoney } from "../../../../kit/ui/format";
import { useFrame } from "../../../../kit/ui/frame";
import { Check } from "../../../../kit/ui/icons";
import { Moment } from "../../../../kit/ui/Moment";
import { Callout, type Pair, Pairs } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { CashierSheet } from "../parts/cashier_sheet";
import { Outcome } from "../parts/Outcome";
import css from "./payment.module.css";

/** The receipt of a deposit that is booked, or of as much of it as came. It never offers a second one. */
export function Arrived({ payment }: { payment: Payment }) {
  const t = useT();
  const frame = useFrame();
  const addressOf = usePageAddress();
  const sheet = use(CashierSheet);
  return (
    <CashierBody
      foot={
        sheet ? (
          <Button look="primary" size="large" isWide onClick={sheet.close}>
            {t("cashier.sheet.back")}
          </Button>
        ) : (
          <ButtonLink look="primary" size="large" isWide href={addressOf("casino")}>
            {t("cashier.to_casino")}
          </ButtonLink>
        )
      }
    >
      <ArrivedView payment={payment} />
      <p className={css.links}>
        <Button look="ghost" onClick={() => frame?.window.print()}>
          {t("cashier.receipt.print")}
        </Button>
        <ButtonLink look="ghost" href={addressOf("history")}>
          {t("cashier.receipt.all")}
        </ButtonLink>
      </p>
    </CashierBody>
  );
}

export function ArrivedView({ payment }: { payment: Payment }) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const {
    state,
    settledAmount,
    amount,
    currencyCode,
    fee,
    walletAmount,
    walletCurrencyCode,
    methodTitle,
    account,
    reference,
    updatedAt,
    rate,
  } = payment;
  const money = (value: number, currency = currencyCode) => formatMoney(value, { language, currency });
  const isPart = state === "partly_paid";
  const isOther = currencyCode !== walletCurrencyCode;
  const came = money(walletAmount, walletCurrencyCode);
  const rows: Pair[] = [
    { name: t("cashier.sum.amount"), value: money(isPart ? settledAmount : amount) },
    ...(fee > 0 ? [{ name: t("cashier.sum.fee"), value: money(fee) }] : []),
    ...(isOther ? [{ name: t("cashier.receipt.credited"), value: `+${came}`, tone: "up" as const }] : []),
    ...(isOther && rate ? [{ name: t("cashier.receipt.rate"), value: `1 ${walletCurrencyCode} = ${rate} ${currencyCode}` }] : []),
    ...(user
      ? [
          {
            name: t("cashier.receipt.balance"),
            value: money(user.userWallet.totalAmount, user.userWallet.currencyCode),
            isTotal: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <Outcome
        tone="good"
        icon={<Check size={40} strokeWidth={2.25} />}
        title={t("cashier.receipt.title", { amount: came })}
        text={
          <>
            {t("cashier.receipt.booked")}{" "}
            <Moment at={updatedAt} language={language} options={{ dateStyle: "medium", timeStyle: "medium" }} />
          </>
        }
      />
      {isPart && (
        <Callout tone="warning">{t("cashier.receipt.part", { came: money(settledAmount), asked: money(amount) })}</Callout>
      )}
      <div className={css.receipt}>
        <Pairs rows={rows} />
        <Pairs
          rows={[
            { name: t("cashier.receipt.with"), value: [methodTitle, account].filter(Boolean).join(" ") },
            { name: t("cashier.reference"), value: reference },
          ]}
        />
      </div>
    </>
  );
}
