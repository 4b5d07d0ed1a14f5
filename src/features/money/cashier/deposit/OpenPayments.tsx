import type { Payment } from "../../../../../schemas/payments";
import { isOver } from "../../../../../schemas/payment_states";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { familyIcon } from "../../../../kit/ui/family_icon";
import { formatMoney } from "../../../../kit/ui/format";
import { depositStep } from "../deposit_flow";
import { MethodGroup, MethodRow } from "../parts/MethodRow";

/** Deposits that are not over yet: whoever comes back finds them before anything else. */
export function OpenPayments({ payments }: { payments: readonly Payment[] }) {
  const t = useT();
  const language = useLanguage();
  const services = useServices();
  const open = payments.filter(({ kind, state }) => kind === "deposit" && !isOver(state));
  if (open.length === 0) return null;
  return (
    <MethodGroup heading="h3" title={t("cashier.open.title")}>
      {open.slice(0, 3).map(({ paymentId, methodTitle, family, amount, currencyCode, state }) => (
        <MethodRow
          key={paymentId}
          title={t("cashier.open.payment", {
            amount: formatMoney(amount, { language, currency: currencyCode }),
            method: methodTitle,
          })}
          icon={familyIcon[family]}
          bits={[{ text: t(`cashier.state.${state}`) }]}
          isTinted
          onChoose={() => services.go(depositStep.follow(String(paymentId)))}
        />
      ))}
    </MethodGroup>
  );
}
