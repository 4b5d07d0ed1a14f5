import type { PaymentMethod } from "../../../../../schemas/payments";
import { useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { TriangleAlert } from "../../../../kit/ui/icons";
import { isBonusGone } from "../deposit_flow";
import { isEmbedded } from "../deposit_methods";
import { BonusStep } from "./BonusStep";
import { LoadingStep } from "./LoadingStep";
import { MethodStep } from "./MethodStep";
import type { ReactNode } from "react";
import { FormStep, PaymentStep } from "./deposit_parts";
import type { useDepositFacts } from "./use_deposit_facts";

interface Props {
  offer: ReturnType<typeof useDepositFacts>;
  currency: string;
  bonusLayout: "list" | "carousel";
  before: ReactNode;
  notice: ReactNode;
  onBonus: (bonusId: number | null) => void;
  onGroup: (group: string) => void;
  onMethod: (method: PaymentMethod) => void;
}

/** The step that the address is at; the list of all methods is beside it, kept (C-4.01 to C-4.20). */
export function DepositSteps({ offer, currency, bonusLayout, before, notice, onBonus, onGroup, onMethod }: Props) {
  const services = useServices();
  const { place, promotions, methods, methodAnswer, method, bonus, isLimitOpen, search, facts, minDepConfig } = offer;
  return (
    <>
      {place.at === "loading" && <LoadingStep />}
      {place.at === "bonus" && promotions && (
        <BonusStep
          promotions={promotions}
          layout={bonusLayout}
          currency={currency}
          isGone={isBonusGone(search, facts)}
          before={before}
          onChoose={onBonus}
        />
      )}
      {place.at === "methods" &&
        (methodAnswer.isError ? (
          <Failed onRetry={() => void methodAnswer.refetch()} isBusy={methodAnswer.isFetching} />
        ) : methods === null ? (
          <LoadingStep />
        ) : (
          place.group !== null && (
            <MethodStep methods={methods} group={place.group} onGroup={onGroup} onChoose={onMethod} notice={notice} />
          )
        ))}
      {method && isLimitOpen && <LoadingStep />}
      {method && !isLimitOpen && (
        <FormStep
          key={`${method.id} ${bonus?.bonusId}`}
          method={method}
          bonus={bonus ?? null}
          config={minDepConfig?.[method.currency] ?? null}
          coupon={bonus?.couponCode ?? null}
          wantedAmount={Number(search["amount"]) || null}
          skipsDetails={search["ignoreALl"] === "1"}
          isEmbedded={isEmbedded(method)}
          onWithoutBonus={() => services.go("?b=&ab=1")}
          onOtherMethod={() => services.go("?method=", { replace: true })}
        />
      )}
      {place.at === "payment" && <PaymentStep paymentId={place.paymentId} methods={methods ?? []} />}
    </>
  );
}

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
