import { type ComponentProps, useCallback, useMemo, useState } from "react";
import type { PaymentMethod, Payment } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { useT, useText, useUser } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { depositStep, type DepositPlace } from "../deposit_flow";
import { Callout } from "../parts/Callout";
import { CashierFrame } from "../parts/CashierFrame";
import type { bonusesIn } from "./deposit_queries";
import { MethodStep } from "./MethodStep";
import { OpenPayments } from "./OpenPayments";
import { keyOf, stepsOf, titleOf } from "./step_words";
import { isCodeVain } from "./use_deposit_visit";
import { PageError, ReplaceBonusDialog } from "./deposit_parts";
import { DepositSteps } from "./DepositSteps";
import { useBonusChoice } from "./use_bonus_choice";
import { useDepositFacts } from "./use_deposit_facts";
import { useNextStep } from "./use_next_step";

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
  const offer = useDepositFacts(user, { formVersion, methodIds });
  const { search, place, back, hasBonuses, promotions, payments, bonus, methods, method, methodAnswer } = offer;
  const logLater = useNextStep(place, method !== undefined);
  const { asked, setAsked, forgetBonus, takeBonus, chooseBonus } = useBonusChoice(user, logLater);

  const before = useBefore(payments, isCodeVain(search["cpnc"], promotions) ? search["cpnc"] : undefined);
  const notice = offer.isLate && offer.facts.bonuses === null && <Callout>{t("cashier.bonus.late")}</Callout>;

  const isListed = place.at === "methods" && place.group === null;
  const isListKept = useListKept(place, isListed);
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
        <DepositSteps
          offer={offer}
          currency={user.currencyCode}
          bonusLayout={bonusLayout}
          before={before}
          notice={notice}
          onBonus={chooseBonus}
          onGroup={openGroup}
          onMethod={takeMethod}
        />
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

/** What stands above the list: payments that are open, and that a code opens nothing here. */
function useBefore(payments: readonly Payment[], vainCode: string | undefined) {
  const t = useT();
  return useMemo(
    () => (
      <>
        <OpenPayments payments={payments} />
        {vainCode !== undefined && <Callout tone="warning">{t("cashier.bonus.vain", { code: vainCode })}</Callout>}
      </>
    ),
    [payments, vainCode, t],
  );
}

/** The list of all ways is there until another bonus is chosen or a payment begins, so that the step back to it is seen at once. */
function useListKept(place: DepositPlace, isListed: boolean): boolean {
  const [wasListed, setListed] = useState(isListed);
  if (isListed && !wasListed) setListed(true);
  return wasListed && (place.at === "methods" || place.at === "form");
}

type Promotions = ReturnType<typeof bonusesIn>;
const bonusTitleOf = (bonusId: number, promotions: Promotions, text: ReturnType<typeof useText>) =>
  text(promotions.find((promotion) => promotion.bonusId === bonusId)?.banner.bannerTitle);
