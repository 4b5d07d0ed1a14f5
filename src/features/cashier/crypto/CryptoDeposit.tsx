import { useState } from "react";
import type { Promotion } from "../../../../schemas/api/promotions";
import type { PaymentMethod } from "../../../../schemas/payments";
import { lazyPart } from "../../../lazy/lazy_part";
import { PartBoundary } from "../../../lazy/PartBoundary";
import { useT } from "../../../session/hooks";
import { useServices } from "../../../session/services";
import { Button } from "../../../ui/Button";
import { decimalsOf } from "../../../ui/format";
import { firstAmount, toDecimal } from "../amounts";
import { boundsOf } from "../bounds_of";
import { depositStep } from "../deposit_flow";
import { useStartDeposit } from "../deposit/use_start_deposit";
import { Callout, Pairs } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { Address, CryptoAddress, type OnNetwork } from "./CryptoAddress";
import css from "./CryptoAddress.module.css";

const StartProblemDialog = lazyPart(() => import("../deposit/StartProblemDialog"), "deposit", "user", "profile");

interface Offered {
  bonus: Promotion | null;
  /** The code that it is had by. */
  coupon: string | null;
}

/** A coin that comes by an address: first the network, then where to send it (C-4.19, C-4.20). */
export const CryptoDeposit = ({ method, bonus, coupon }: Offered & { method: PaymentMethod }) => (
  <CashierBody>
    <CryptoAddress coin={method.currency}>
      {(chosen) => <Started {...chosen} method={method} bonusId={bonus?.bonusId ?? null} coupon={coupon} />}
    </CryptoAddress>
  </CashierBody>
);

/** Usual for a network (C-9.06). */
const usualAmount = 50;

/** The deposit is started with the network; the address is shown with it, or by itself where the provider answers none. */
function Started({
  method,
  bonusId,
  coupon,
  ...shown
}: OnNetwork & { method: PaymentMethod; bonusId: number | null; coupon: string | null }) {
  const t = useT();
  const services = useServices();
  const [isAddress, setAddress] = useState(false);
  const { start, isBusy, problem, dismiss } = useStartDeposit(({ txId, action }) => {
    if (action !== null) services.go(depositStep.follow(String(txId)));
    else setAddress(true);
  });
  if (isAddress || services.isCanvas) return <Address {...shown} />;
  const bounds = boundsOf(method.deposit, null, decimalsOf(method.currency));
  const first = toDecimal(firstAmount(bounds), bounds.decimals);
  const amount =
    method.deposit && usualAmount >= method.deposit.minAmount && usualAmount <= method.deposit.maxAmount ? usualAmount : first;
  const body = {
    id: method.id,
    pspID: method.id,
    amount,
    provider: method.name,
    network: shown.network.code,
    paymentMethod: method.paymentMethod,
    currencyCode: method.currency,
    ...(bonusId !== null && { bonusID: bonusId }),
    ...(coupon && { coupon }),
  };
  return (
    <div className={css.stack}>
      <Pairs
        rows={[
          { name: t("cashier.crypto.network"), value: `${shown.network.name} ${shown.network.protocol}` },
          { name: t("cashier.crypto.confirmations"), value: String(shown.network.confirmations) },
        ]}
      />
      <Callout tone="warning">{t("cashier.crypto.only", { coin: shown.coin, network: shown.network.name })}</Callout>
      <Button look="primary" size="large" isWide busy={isBusy && t("cashier.form.starting")} onClick={() => void start(body)}>
        {t("cashier.crypto.show", { network: shown.network.name })}
      </Button>
      {shown.onBack && (
        <Button look="ghost" isWide onClick={shown.onBack}>
          {t("cashier.crypto.other_network")}
        </Button>
      )}
      {problem && (
        <PartBoundary>
          <StartProblemDialog problem={problem} currency={method.currency} showsCode onClose={dismiss} />
        </PartBoundary>
      )}
    </div>
  );
}
