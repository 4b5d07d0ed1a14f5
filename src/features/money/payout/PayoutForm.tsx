import { type ComponentProps, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { previewWithdrawal } from "../../../../schemas/api/payments/withdrawals";
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
import type { PayoutPlan, TargetFields } from "./payout_plan";
import { type PayoutProblem, payoutProblem } from "./payout_problem";
import { fieldsOf, type WithdrawFacts, type WithdrawMethod } from "./payout_queries";
import { type PayoutPlace, payoutStep } from "./payout_search";
import { Purse } from "./Purse";
import { TargetFieldset } from "./TargetFieldset";
import { hasTargets, Targets } from "./Targets";

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
  const isOnBreak = useBreak() !== null;
  const addressOf = usePageAddress();
  const { api, isCanvas } = useServices();
  const user = useUser();
  const { currencyCode: currency, free } = facts;
  const decimals = decimalsOf(currency);
  const account = place.at === "account" ? facts.accounts.find(({ accountId }) => accountId === place.accountId) : undefined;
  const methodId = place.at === "method" ? place.methodId : account?.methodId;
  const method = methods.find(({ id }) => id === methodId);
  const kind = method && !account ? fieldsOf(method) : null;
  const bounds = boundsOf({ free, currency, decimals, method, methods });
  const amount = useAmount(bounds, Math.min(toMinor(free, decimals), bounds.max));
  const form = useForm<TargetFields>({
    resolver: laterResolver(async () => (await import("./target_rules")).rulesOf(kind, method?.paymentMethod)),
    defaultValues: {
      beneficiaryName: [user?.firstName, user?.lastName].filter(Boolean).join(" "),
      email: user?.additionalData.skrillEmail ?? "",
    },
  });
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [isBack, setBack] = useState(false);
  const [problem, setProblem] = useState<PayoutProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);
  const money = (value: number) => formatMoney(value, { currency, language });

  async function review(fields: TargetFields) {
    if (amount.refuse() || amount.minor === null || !method || isCanvas) return;
    const own = ++asked.current;
    setProblem(null);
    setAsking(true);
    const body = bodyOf({ amount: toDecimal(amount.minor, decimals), method, accountId: account?.accountId, fields });
    try {
      const answer = await api.call(previewWithdrawal, { body });
      if (own === asked.current)
        setPlan({ ...answer, body, method, key: crypto.randomUUID(), contact: contactOf(fields, method) });
    } catch (error) {
      if (own !== asked.current) return;
      const found = payoutProblem(error, method);
      Object.entries(found.fields).forEach(([name, message], index) =>
        form.setError(name as keyof TargetFields, { message }, { shouldFocus: index === 0 }),
      );
      if (Object.keys(found.fields).length === 0) setProblem(found);
    } finally {
      setAsking(false);
    }
  }

  function leaveReview() {
    setPlan(null);
    setBack(true);
  }
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
        <EmptyState
          icon={<Icon name="wallet" size={28} />}
          title={t(free > 0 ? "payout.amount.too_little" : "payout.amount.nothing", {
            min: money(toDecimal(bounds.min, decimals)),
          })}
          action={!isOnBreak && <ButtonLink href={addressOf("casino")}>{t("payout.amount.play")}</ButtonLink>}
        >
          {t("payout.amount.nothing_text")}
        </EmptyState>
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
            problem={
              problem?.key === "payout.problems.out_of_range" || problem?.key === "payout.problems.too_little"
                ? wordsOf(problem)
                : null
            }
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
          {problem && problem.key !== "payout.problems.out_of_range" && problem.key !== "payout.problems.too_little" && (
            <FormProblem>{wordsOf(problem)}</FormProblem>
          )}
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

interface BodyOf {
  amount: number;
  method: WithdrawMethod;
  accountId: number | undefined;
  fields: TargetFields;
}

/** The payload of a withdrawal (C-3.23), and of one in a coin (C-3.24); a card's code is never part of it (C-5.10). */
function bodyOf({ amount, method, accountId, fields }: BodyOf): PayoutPlan["body"] {
  const shared = { amount, pspID: method.id, paymentProvider: method.name, paymentMethod: method.paymentMethod };
  if (accountId !== undefined) return { ...shared, accountId };
  const kind = fieldsOf(method);
  if (kind === "email") return { ...shared, email: fields.email.trim() };
  if (kind === "crypto") {
    return {
      ...shared,
      cryptoCurrencyAddress: fields.cryptoCurrencyAddress.trim(),
      cryptoCurrencyTag: fields.cryptoCurrencyTag?.trim() || undefined,
      selectedNetwork: fields.selectedNetwork,
      currencyCode: method.currency,
      nominalCurrency: method.nominalCurrency ?? undefined,
    };
  }
  const { beneficiaryName, beneficiaryAccount, bankCode, bankName, bankBranch, bankAddress } = fields;
  return { ...shared, beneficiaryName, beneficiaryAccount, bankCode, bankName, bankBranch, bankAddress };
}

/** What goes into the address book once the withdrawal is asked for; null where nothing should. */
function contactOf(
  { keep, label, selectedNetwork, cryptoCurrencyAddress }: TargetFields,
  method: WithdrawMethod,
): PayoutPlan["contact"] {
  if (!keep || fieldsOf(method) !== "crypto") return null;
  const coin = method.currency;
  return {
    cryptoCurrencyCode: coin,
    network: selectedNetwork,
    address: cryptoCurrencyAddress.trim(),
    label: label.trim() || coin,
  };
}
