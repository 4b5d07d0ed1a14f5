import type { ComponentProps } from "react";
import { saveCryptoContact } from "../../../../schemas/api/payments/crypto";
import { initWithdrawal } from "../../../../schemas/api/payments/withdrawals";
import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { Button } from "../../../kit/ui/Button";
import { formatDate, formatMoney, formatUnit } from "../../../kit/ui/format";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { log } from "../cashier/deposit/log_step";
import { Callout, Pairs } from "../cashier/parts/Callout";
import { CashierFrame } from "../cashier/parts/CashierFrame";
import { useLivePayments } from "../history/use_live_payments";
import { readUser } from "../../accounts/sign_in/read_user";
import type { PayoutPlan } from "./payout_plan";
import { fieldWords, payoutProblem } from "./payout_problem";
import type { WithdrawFacts } from "./payout_queries";
import css from "./PayoutReview.module.css";
import { payoutStep } from "./payout_search";

interface Props {
  root: ComponentProps<"section">;
  tab: "withdraw";
  plan: PayoutPlan;
  facts: WithdrawFacts;
  onBack: () => void;
}

/** All of it once more before it is asked for: the sum, the accounts it goes to, what it costs and when it is there. One press sends it. */
export function PayoutReview({ root, tab, plan, facts, onBack }: Props) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const services = useServices();
  const refresh = useLivePayments();
  const wallet = facts.currencyCode;
  const amount = formatMoney(plan.body.amount, { currency: wallet, language });
  const money = (value: number, currency = plan.currencyCode) => formatMoney(value, { currency, language });

  const sending = useSingleMutation({
    mutationFn: () =>
      services.api.call(initWithdrawal, {
        body: { ...plan.body, key: plan.key, ...(plan.burns !== null && { burnsBonus: true }) },
      }),
    async onSuccess({ data }) {
      if (plan.contact) await services.api.call(saveCryptoContact, { body: plan.contact }).catch(() => {}); // the payout does not hang on it
      readUser(services).catch(() => {}); // the balance is also told live (C-7.05)
      refresh();
      go(payoutStep.follow(data.withdrawRequestId), { replace: true });
    },
  });
  const problem = sending.isError ? payoutProblem(sending.error, plan.method) : null;
  const values = {
    amount: money(problem?.values?.amount ?? 0, wallet),
    min: money(problem?.values?.minAmount ?? 0, wallet),
    max: money(problem?.values?.maxAmount ?? 0, wallet),
  };
  const wrongField = problem && Object.values(problem.fields)[0];

  return (
    <CashierFrame
      root={root}
      tab={tab}
      title={t("payout.review.title")}
      stepKey="review"
      isNext
      onBack={onBack}
      withoutTabs
      foot={
        <>
          <Button
            look="primary"
            size="large"
            isWide
            disabled={services.isCanvas}
            busy={(sending.isPending || sending.isSuccess) && t("payout.review.sending")}
            onClick={() => {
              log(services, "WITHDRAW_FORM_SUBMIT", { pspID: plan.body.pspID });
              sending.mutate();
            }}
          >
            {t("payout.review.send", { amount })}
          </Button>
          <small>{t("payout.own_name")}</small>
        </>
      }
    >
      <div className={css.sum}>
        <p>{t("payout.review.you")}</p>
        <strong data-private="">{amount}</strong>
      </div>
      <ReviewParts plan={plan} />
      <ReviewFacts plan={plan} facts={facts} />
      {plan.burns !== null && <Callout tone="warning">{t("payout.review.burns", { amount: money(plan.burns, wallet) })}</Callout>}
      <Callout>{t("payout.review.reserved")}</Callout>
      {problem && (
        <FormProblem>
          {wrongField ? t(fieldWords(wrongField)) : problem.key ? t(problem.key, values) : problem.message}
        </FormProblem>
      )}
    </CashierFrame>
  );
}

/** The accounts that it goes to. */
function ReviewParts({ plan }: Pick<Props, "plan">) {
  const t = useT();
  const language = useLanguage();
  const money = (value: number) => formatMoney(value, { currency: plan.currencyCode, language });
  return (
    <ul className={css.parts} aria-label={t("payout.review.where")}>
      {plan.parts.map((part, place) => (
        <li key={place}>
          <div>
            <strong>
              {part.methodTitle} {part.account}
            </strong>
            <small>
              {part.why === "owed" && `${t("payout.review.owed")} `}
              {t("payout.review.by", {
                day: formatDate(part.expectedAt, language, {
                  weekday: "short",
                  day: "numeric",
                  month: "long",
                  timeZone: "UTC",
                }),
              })}
            </small>
          </div>
          <b data-private="">{money(part.amount)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What it costs, what is left, and when it is there. */
function ReviewFacts({ plan, facts }: Pick<Props, "plan" | "facts">) {
  const t = useT();
  const language = useLanguage();
  const wallet = facts.currencyCode;
  const money = (value: number, currency = plan.currencyCode) => formatMoney(value, { currency, language });
  const last = plan.parts
    .map(({ expectedAt }) => expectedAt)
    .sort()
    .at(-1);
  return (
    <div className={css.box}>
      <Pairs
        rows={[
          { name: t("history.receipt.fee"), value: plan.fee > 0 ? money(plan.fee) : t("history.receipt.no_fee") },
          {
            name: t("payout.review.balance"),
            value: money(Math.max(0, facts.balance - plan.body.amount - (plan.burns ?? 0)), wallet),
          },
          {
            name: t("payout.review.approved"),
            value:
              facts.reviewMinutes < 120
                ? formatUnit(facts.reviewMinutes, "minute", { language, width: "long" })
                : formatUnit(Math.round(facts.reviewMinutes / 60), "hour", { language, width: "long" }),
          },
          ...(last
            ? [
                {
                  name: t("payout.review.there"),
                  value: formatDate(last, language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
                  isTotal: true,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
