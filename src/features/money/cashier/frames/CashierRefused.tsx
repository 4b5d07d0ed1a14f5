import { useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../../kit/ui/Button";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { TriangleAlert } from "../../../../kit/ui/icons";
import { depositErrorText, waysOut } from "../deposit_errors";

interface Props {
  refusal: { code: string; minAmount: number | null; maxAmount: number | null };
  currency: string;
  onRetry: () => void;
}

/** Why there is no cashier, and the best way on (C-8.01, C-8.02). */
export function CashierRefused({ refusal, currency, onRetry }: Props) {
  const t = useT();
  const services = useServices();
  const addressOf = usePageAddress();
  const [way] = waysOut(refusal.code).filter((one) => one !== "other_amount");
  const goOn = {
    other_method: () => services.go("?method=", { replace: true }),
    without_bonus: () => services.go("?b=&ab=1", { replace: true }),
  };
  const act = way === "other_method" || way === "without_bonus" ? goOn[way] : onRetry;
  const action =
    way === "limits" ? (
      <ButtonLink href={addressOf("limits")}>{t("deposit.way.limits")}</ButtonLink>
    ) : (
      way && <Button onClick={act}>{t(`deposit.way.${way}`)}</Button>
    );
  return (
    <EmptyState icon={<TriangleAlert />} title={t("deposit.error.message.title")} action={action}>
      {depositErrorText({ ...refusal, currency }, t)}
    </EmptyState>
  );
}
