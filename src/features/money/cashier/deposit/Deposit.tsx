import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useEffect, useMemo, useState } from "react";
import type { Payment, PaymentMethod } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { useCodeGate } from "../../../../kit/lazy/hydration";
import { askedPart } from "../../../common/asked_part/asked_part";
import { useQueryContext, useRoute, useT, useText, useUser } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { afterPaint } from "../../../../kit/ui/after_paint";
import { Button } from "../../../../kit/ui/Button";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { useFrame } from "../../../../kit/ui/frame";
import { TriangleAlert } from "../../../../kit/ui/icons";
import { chosenBonus, depositPlace, depositStep, isBonusGone, questionOf, stepBack } from "../deposit_flow";
import { depositMethods, groupTitles, isEmbedded } from "../deposit_methods";
import { Callout } from "../parts/Callout";
import { CashierFrame } from "../parts/CashierFrame";
import { BonusStep } from "./BonusStep";
import {
  bonusesIn,
  depositBonusesQuery,
  methodsQuery,
  minDepConfigQuery,
  openPaymentsQuery,
  ownLimitsQuery,
} from "./deposit_queries";
import { LoadingStep } from "./LoadingStep";
import { MethodStep } from "./MethodStep";
import { OpenPayments } from "./OpenPayments";
import { log } from "./log_step";
import { keyOf, stepsOf, titleOf } from "./step_words";
import {
  isCodeVain,
  keepBonus,
  useCouponsOffer,
  useIsLate,
  useMethodError,
  useOpened,
  useRestoredBonus,
} from "./use_deposit_visit";

const FormStep = askedPart(
  () => import("./FormStep"),
  { look: "place" },
  "deposit",
  "form",
  "profile",
  "user",
  "minimum",
  "maximum",
);
const PaymentStep = askedPart(() => import("../payment/PaymentStep"), { look: "place" }, "deposit");
const PageError = askedPart(() => import("./PageError"), { look: "place" }, "deposit", "profile", "user");
const ReplaceBonusDialog = askedPart(() => import("./ReplaceBonusDialog"), { look: "over" });

interface Props {
  root: ComponentProps<"section">;
  formVersion: 1 | 2;
  bonusLayout: "list" | "carousel";
  /** Of these methods alone; all where empty. */
  methodIds: readonly string[];
}

/** Paying in, from the bonus to the receipt (S-2.58, C-2.01 to C-2.19, C-4.01 to C-4.20). */
export function Deposit(props: Props) {
  const user = useUser();
  return user ? <OpenDeposit {...props} user={user} /> : <section {...props.root} hidden />;
}

function OpenDeposit({ root, user, formVersion, bonusLayout, methodIds }: Props & { user: User }) {
  const t = useT();
  const text = useText();
  const services = useServices();
  const context = useQueryContext();
  const { search } = useRoute();
  const frame = useFrame();
  const [asked, setAsked] = useState<number | null>(null);

  const bonusAnswer = useQuery(depositBonusesQuery(context));
  const methodAnswer = useQuery(methodsQuery(context, services.language));
  const config = useQuery(minDepConfigQuery(context));
  const limits = useQuery(ownLimitsQuery(context));
  const open = useQuery({ ...openPaymentsQuery(context), staleTime: 0 });
  const isLimitOpen = [limits, open].some(({ isFetched, failureCount }) => !isFetched && failureCount === 0); // without an answer the server still looks
  const isLate = useIsLate(bonusAnswer.isPending);
  useRestoredBonus(formVersion);
  useOpened();
  useMethodError(methodAnswer.isError);

  const promotions = bonusAnswer.data && bonusesIn(bonusAnswer.data.bonus.rows, user.currencyCode);
  useCouponsOffer(promotions);
  const bonuses = bonusAnswer.isError ? [] : (promotions?.map(({ bonusId }) => bonusId) ?? null);
  const methods = useMemo(
    () => (methodAnswer.data ? depositMethods(methodAnswer.data.paymentMethods, methodIds) : null),
    [methodAnswer.data, methodIds],
  );
  const facts = {
    bonuses,
    isLate,
    methods: methods?.map(({ id }) => id) ?? null,
    groups: groupTitles(methods ?? []),
  };
  const place = depositPlace(search, facts);
  const hasBonuses = (bonuses?.length ?? 0) > 0;
  const back = stepBack(place, { hasBonuses });
  const bonus = promotions?.find(({ bonusId }) => bonusId === chosenBonus(search, facts));
  const method = place.at === "form" ? methods?.find(({ id }) => id === place.methodId) : undefined;

  useCodeGate(method ? FormStep.load : null);
  const view = frame?.window;
  useEffect(() => {
    const next = place.at === "form" ? PaymentStep : place.at === "bonus" || place.at === "methods" ? FormStep : null;
    return view && next ? afterPaint(view, () => void next.load()) : undefined; // a tap leads to it at once
  }, [place.at, view]);
  const logLater = useCallback<typeof log>((...said) => void (view && afterPaint(view, () => log(...said))), [view]);

  const code = search["cpnc"];
  const isVain = isCodeVain(code, promotions);
  const payments = open.data?.payments ?? none;
  const before = useMemo(
    () => (
      <>
        <OpenPayments payments={payments} />
        {isVain && <Callout tone="warning">{t("cashier.bonus.vain", { code })}</Callout>}
      </>
    ),
    [payments, isVain, code, t],
  );
  const notice = isLate && bonuses === null && <Callout>{t("cashier.bonus.late")}</Callout>;

  /** The list of all ways is there until another bonus is chosen or a payment begins, so that the step back to it is seen at once. */
  const isListed = place.at === "methods" && place.group === null;
  const [wasListed, setListed] = useState(isListed);
  if (isListed && !wasListed) setListed(true);
  const isListKept = wasListed && (place.at === "methods" || place.at === "form");
  const openGroup = useCallback((group: string) => services.go(depositStep.openGroup(group)), [services]);
  const takeMethod = useCallback(
    ({ id }: PaymentMethod) => {
      logLater(services, "DEPOSIT_METHOD_CHOSEN", { pspID: id });
      services.go(depositStep.takeMethod(id));
    },
    [services, logLater],
  );

  function goBack() {
    if (back === null) return;
    if (place.at === "methods" && place.group === null) forgetBonus();
    services.go(back, { replace: true });
  }

  const forgetBonus = () => keepBonus(null, services, frame);

  function takeBonus(bonusId: number) {
    keepBonus(bonusId, services, frame);
    logLater(services, "DEPOSIT_BONUS_CHOSEN", { bonusID: bonusId });
    services.go(depositStep.takeBonus(bonusId));
  }

  function chooseBonus(bonusId: number | null) {
    if (bonusId === null) {
      forgetBonus();
      return services.go(depositStep.takeNoBonus());
    }
    const question = questionOf(bonusId, user.activeBonus?.bonusId ?? null);
    if ("ask" in question) setAsked(question.ask);
    else takeBonus(question.take);
  }

  const errorCode = methodAnswer.data?.errorCode ?? null;
  const shell = { root, tab: "deposit" as const, formVersion, onBack: back === null ? undefined : goBack };
  if (errorCode && place.at !== "payment") {
    return (
      <CashierFrame
        {...shell}
        title={t("cashier.title")}
        stepKey="error"
        withoutTabs={errorCode === "SELF_EXCLUSION"}
        onBack={undefined}
      >
        <PageError error={errorCode} />
      </CashierFrame>
    );
  }
  const bonusTitle = bonus ? text(bonus.banner.bannerTitle) || t("cashier.bonus.one_title") : t("cashier.bonus.none");
  return (
    <>
      <CashierFrame
        {...shell}
        title={titleOf(place, method?.title ?? "", t)}
        stepKey={keyOf(place)}
        {...(place.at !== "payment" && { steps: stepsOf(place, { hasBonuses, bonus: bonusTitle, method: method?.title }, t) })}
        isBare
        kept={
          isListKept &&
          methods &&
          !methodAnswer.isError && (
            <MethodStep
              methods={methods}
              group={null}
              isAway={!isListed}
              onGroup={openGroup}
              onChoose={takeMethod}
              before={before}
              notice={notice}
            />
          )
        }
        withoutTabs={place.at === "payment"}
      >
        {place.at === "loading" && <LoadingStep />}
        {place.at === "bonus" && promotions && (
          <BonusStep
            promotions={promotions}
            layout={bonusLayout}
            currency={user.currencyCode}
            isGone={isBonusGone(search, facts)}
            before={before}
            onChoose={chooseBonus}
          />
        )}
        {place.at === "methods" &&
          (methodAnswer.isError ? (
            <Failed onRetry={() => void methodAnswer.refetch()} isBusy={methodAnswer.isFetching} />
          ) : methods === null ? (
            <LoadingStep />
          ) : (
            place.group !== null && (
              <MethodStep methods={methods} group={place.group} onGroup={openGroup} onChoose={takeMethod} notice={notice} />
            )
          ))}
        {method && isLimitOpen && <LoadingStep />}
        {method && !isLimitOpen && (
          <FormStep
            key={`${method.id} ${bonus?.bonusId}`}
            method={method}
            bonus={bonus ?? null}
            config={config.data?.minDepConfig[method.currency] ?? null}
            coupon={bonus?.couponCode ?? null}
            wantedAmount={Number(search["amount"]) || null}
            skipsDetails={search["ignoreALl"] === "1"}
            isEmbedded={isEmbedded(method)}
            onWithoutBonus={() => services.go("?b=&ab=1")}
            onOtherMethod={() => services.go("?method=", { replace: true })}
          />
        )}
        {place.at === "payment" && <PaymentStep paymentId={place.paymentId} methods={methods ?? []} />}
      </CashierFrame>
      {asked !== null && (
        <ReplaceBonusDialog
          bonus={bonusTitleOf(asked, promotions ?? [], text)}
          onKeep={() => {
            setAsked(null);
            forgetBonus();
          }}
          onReplace={() => {
            setAsked(null);
            takeBonus(asked);
          }}
          onGiveUp={() => setAsked(null)}
        />
      )}
    </>
  );
}

const none: readonly Payment[] = [];

type Promotions = ReturnType<typeof bonusesIn>;
const bonusTitleOf = (bonusId: number, promotions: Promotions, text: ReturnType<typeof useText>) =>
  text(promotions.find((promotion) => promotion.bonusId === bonusId)?.banner.bannerTitle);

function Failed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const t = useT();
  const retry = (
    <Button busy={isBusy && t("cashier.trying")} onClick={onRetry}>
      {t("cashier.try_again")}
    </Button>
  );
  return (
    <EmptyState icon={<TriangleAlert />} title={t("cashier.methods.failed")} action={retry} isBad>
      {t("cashier.methods.failed_text")}
    </EmptyState>
  );
}
