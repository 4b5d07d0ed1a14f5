import type { ComponentProps } from "react";
import { useForm } from "react-hook-form";
import { useGo, useLanguage, useT, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useBreak } from "../../../kit/session/use_break";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { decimalsOf, formatMoney } from "../../../kit/ui/format";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { Icon } from "../../../kit/ui/Icon";
import { laterResolver } from "../../../kit/ui/form/later_resolver";
import { toDecimal, toMinor } from "../cashier/amounts";
import { AmountField } from "../cashier/parts/AmountField";
import { CashierFrame } from "../cashier/parts/CashierFrame";
import { useAmount } from "../cashier/parts/use_amount";
import { ChosenTarget } from "./ChosenTarget";
import { PayoutReview } from "./PayoutReview";
import type { TargetFields } from "./payout_plan";
import type { PayoutProblem } from "./payout_problem";
import { fieldsOf, type WithdrawFacts, type WithdrawMethod } from "./payout_queries";
import { type PayoutPlace, payoutStep } from "./payout_search";
import { Purse } from "./Purse";
import { TargetFieldset } from "./TargetFieldset";
import { hasTargets, Targets } from "./Targets";
import { usePayoutReview } from "./use_payout_review";

interface Props {
  root: ComponentProps<"section">;
  tab: "withdraw";
  title: string;
  facts: WithdrawFacts;
  methods: readonly WithdrawMethod[];
  place: PayoutPlace;
}

const quickAmounts = [50, 100];

/** How much, and where it goes; what is seen at last before it is asked for is what the server makes of it. */
export function PayoutForm({ facts, methods, place, ...frame }: Props) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const { isCanvas } = useServices();
  const { currencyCode: currency, free } = facts;
  const decimals = decimalsOf(currency);
  const account = place.at === "account" ? facts.accounts.find(({ accountId }) => accountId === place.accountId) : undefined;
  const methodId = place.at === "method" ? place.methodId : account?.methodId;
  const method = methods.find(({ id }) => id === methodId);
  const kind = method && !account ? fieldsOf(method) : null;
  const bounds = boundsOf({ free, currency, decimals, method, methods });
  const amount = useAmount(bounds, Math.min(toMinor(free, decimals), bounds.max));
  const form = useTargetForm(kind, method?.paymentMethod);
  const { plan, isBack, problem, isAsking, review, leaveReview } = usePayoutReview({
    method,
    accountId: account?.accountId,
    amount,
    decimals,
    form,
  });
  const money = (value: number) => formatMoney(value, { currency, language });

  if (plan) return <PayoutReview {...frame} plan={plan} facts={facts} onBack={leaveReview} />;
  const isTooLittle = toMinor(free, decimals) < bounds.min || free <= 0;
  const quick = [
    ...quickAmounts
      .map((sum) => ({ minor: toMinor(sum, decimals) }))
      .filter(({ minor }) => minor >= bounds.min && minor < bounds.max),
    { minor: bounds.max, words: t("payout.amount.all", { amount: money(toDecimal(bounds.max, decimals)) }) },
  ];
  return (
    <CashierFrame
      {...frame}
      stepKey={method ? `target ${method.id}` : "start"}
      isNext={isBack}
      title={method ? t("payout.target.title", { method: method.title }) : frame.title}
      onBack={method ? () => go(payoutStep.leaveTarget()) : undefined}
      foot={
        method &&
        !isTooLittle && (
          <>
            <Button
              look="primary"
              size="large"
              isWide
              disabled={isCanvas}
              busy={isAsking && t("payout.checking")}
              onClick={() => void form.handleSubmit(review, () => void amount.refuse())()}
            >
              {t("payout.review.open")}
            </Button>
            <small>{isCanvas ? t("payout.canvas") : t("payout.own_name")}</small>
          </>
        )
      }
    >
      {!method && <Purse facts={facts} />}
      {isTooLittle ? (
        <TooLittleMoney free={free} least={money(toDecimal(bounds.min, decimals))} />
      ) : !hasTargets(facts, methods) ? (
        <EmptyState icon={<Icon name="landmark" size={28} />} title={t("payout.targets.none")}>
          {t("payout.targets.none_text")}
        </EmptyState>
      ) : (
        <>
          <AmountField
            label={t("payout.amount.label")}
            amount={amount}
            currency={currency}
            quick={quick}
            told={{ min: bounds.min, max: bounds.max }}
            problem={problem && isOfAmount(problem) ? wordsOf(problem) : null}
          />
          {method ? (
            <>
              <ChosenTarget method={method} account={account} />
              {kind && (
                <TargetFieldset
                  kind={kind}
                  method={method}
                  form={form}
                  amount={amount.problem === null && amount.minor !== null ? toDecimal(amount.minor, decimals) : null}
                />
              )}
            </>
          ) : (
            <Targets facts={facts} methods={methods} />
          )}
          {problem && !isOfAmount(problem) && <FormProblem>{wordsOf(problem)}</FormProblem>}
        </>
      )}
    </CashierFrame>
  );

  function wordsOf({ key, values, message }: PayoutProblem) {
    if (!key) return message;
    const { amount: most, minAmount, maxAmount } = values ?? { amount: 0, minAmount: 0, maxAmount: 0 };
    return t(key, { amount: money(most), min: money(minAmount), max: money(maxAmount) });
  }
}

/** Where it goes, as it is typed; what is known of the player is there from the start. */
function useTargetForm(kind: ReturnType<typeof fieldsOf> | null, paymentMethod: string | undefined) {
  const user = useUser();
  return useForm<TargetFields>({
    resolver: laterResolver(async () => (await import("./target_rules")).rulesOf(kind, paymentMethod)),
    defaultValues: {
      beneficiaryName: [user?.firstName, user?.lastName].filter(Boolean).join(" "),
      email: user?.additionalData.skrillEmail ?? "",
    },
  });
}

/** What is said beside the amount; the rest stands below the form. */
const isOfAmount = ({ key }: PayoutProblem) => key === "payout.problems.out_of_range" || key === "payout.problems.too_little";

/** There is nothing to withdraw, or less than any way takes. */
function TooLittleMoney({ free, least }: { free: number; least: string }) {
  const t = useT();
  const isOnBreak = useBreak() !== null;
  const addressOf = usePageAddress();
  return (
    <EmptyState
      icon={<Icon name="wallet" size={28} />}
      title={t(free > 0 ? "payout.amount.too_little" : "payout.amount.nothing", {
        min: least,
      })}
      action={!isOnBreak && <ButtonLink href={addressOf("casino")}>{t("payout.amount.play")}</ButtonLink>}
    >
      {t("payout.amount.nothing_text")}
    </EmptyState>
  );
}

interface BoundsOf {
  free: number;
  currency: string;
  decimals: number;
  method: WithdrawMethod | undefined;
  methods: readonly WithdrawMethod[];
}

/** Between which amounts of the wallet's currency a withdrawal can be; what a coin's method wants is in the coin, and the server's to say. */
function boundsOf({ free, currency, decimals, method, methods }: BoundsOf) {
  const terms = (method ? [method] : methods).flatMap(({ currency: own, withdrawal }) => (own === currency ? [withdrawal] : []));
  const least = terms.length > 0 ? Math.min(...terms.map(({ minAmount }) => minAmount)) : 0;
  const most = terms.length > 0 ? Math.max(...terms.map(({ maxAmount }) => maxAmount)) : free;
  return { min: Math.max(1, toMinor(least, decimals)), max: Math.max(1, toMinor(Math.min(free, most), decimals)), decimals };
}
