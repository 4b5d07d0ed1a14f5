import type { Payment, PaymentMethod } from "../../../../../schemas/payments";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { ButtonLink } from "../../../../kit/ui/Button";
import { formatMoney } from "../../../../kit/ui/format";
import { Clock, ShieldCheck, X } from "../../../../kit/ui/icons";
import { depositErrorText } from "../deposit_errors";
import { depositStep } from "../deposit_flow";
import { iconOf } from "../deposit_methods";
import { durationWords } from "../method_words";
import { Pairs } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { MethodGroup, MethodRow } from "../parts/MethodRow";
import { Outcome } from "../parts/Outcome";
import css from "./payment.module.css";

/** What became of a payment that did not arrive, or went back: what it means for the money, and the ways on with amount and bonus kept. */
export function Declined({ payment, methods }: { payment: Payment; methods: readonly PaymentMethod[] }) {
  const t = useT();
  const language = useLanguage();
  const services = useServices();
  const addressOf = usePageAddress();
  const { state, errorCode, amount, currencyCode, methodId, methodTitle, reference, family, bonusId } = payment;
  const wentBack = state === "refunded" || state === "charged_back";
  const own = methods.find(({ id }) => id === methodId);
  const other = methods.find(
    ({ id, absence, deposit, currency }) =>
      id !== methodId && absence === null && deposit?.minutes[1] === 0 && currency === currencyCode,
  );
  const money = formatMoney(amount, { language, currency: currencyCode });
  const tone = state === "declined" ? "bad" : "warn";
  const sign = state === "declined" ? <X size={40} /> : wentBack ? <ShieldCheck size={36} /> : <Clock size={36} />;
  const title = state === "declined" && family === "card" ? t("cashier.declined.card") : t(`cashier.declined.${state}`);
  const isSaid = errorCode !== null && (errorCode !== "CARD_DECLINED" || family === "card"); // of a card alone the words speak of a card
  const text =
    state === "declined" && isSaid
      ? depositErrorText({ code: errorCode, currency: currencyCode }, t)
      : t(`cashier.declined.${state}_text`, { amount: money });
  const again = (id: string) => services.go(depositStep.tryAgain(id, amount), { replace: true });
  const ways = wentBack
    ? []
    : [
        ...(other
          ? [
              {
                key: other.id,
                title: t("cashier.declined.by", { method: other.title }),
                icon: iconOf(other),
                bits: [
                  { text: t(bonusId === null ? "cashier.declined.kept_amount" : "cashier.declined.kept", { amount: money }) },
                  { text: other.deposit ? durationWords(other.deposit.minutes, { t, language }) : "", isGood: true },
                ],
                onChoose: () => again(other.id),
              },
            ]
          : []),
        ...(own
          ? [
              {
                key: own.id,
                title: t("cashier.declined.again", { method: methodTitle }),
                icon: "refresh-cw",
                bits: [{ text: t(family === "card" ? "cashier.declined.again_text" : "cashier.declined.again_amount") }],
                onChoose: () => again(own.id),
              },
            ]
          : []),
        {
          key: "others",
          title: t("cashier.declined.other"),
          icon: "layers",
          bits: [{ text: t("cashier.declined.other_text") }],
          onChoose: () => services.go("?payment=&method=&group=", { replace: true }),
        },
      ];
  return (
    <CashierBody
      foot={
        wentBack && (
          <ButtonLink href={addressOf("history")} size="large" isWide>
            {t("cashier.receipt.all")}
          </ButtonLink>
        )
      }
    >
      <Outcome tone={tone} icon={sign} title={title} text={text} />
      {ways.length > 0 && (
        <MethodGroup title={t("cashier.declined.ways")}>
          {ways.map(({ key, ...way }) => (
            <MethodRow key={key} {...way} />
          ))}
        </MethodGroup>
      )}
      <div className={css.receipt}>
        <Pairs rows={[{ name: t("cashier.reference"), value: reference }]} />
      </div>
    </CashierBody>
  );
}
