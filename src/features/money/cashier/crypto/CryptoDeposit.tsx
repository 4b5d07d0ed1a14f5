import { useRef } from "react";
import type { CryptoNetwork } from "../../../../../schemas/api/payments/crypto";
import type { Promotion } from "../../../../../schemas/api/promotions";
import type { PaymentMethod } from "../../../../../schemas/payments";
import { askedPart } from "../../../common/asked_part/asked_part";
import { useServices } from "../../../../kit/session/services";
import { decimalsOf } from "../../../../kit/ui/format";
import { firstAmount, toDecimal } from "../amounts";
import { boundsOf } from "../bounds_of";
import { depositStep } from "../deposit_flow";
import { useStartDeposit } from "../deposit/use_start_deposit";
import { CashierBody } from "../parts/CashierFrame";
import { CryptoAddress } from "./CryptoAddress";

const StartProblemDialog = askedPart(
  () => import("../deposit/StartProblemDialog"),
  { look: "over" },
  "deposit",
  "user",
  "profile",
);

interface Offered {
  bonus: Promotion | null;
  /** The code that it is had by. */
  coupon: string | null;
}

/** Usual for a network (C-9.06). */
const usualAmount = 50;

/** A coin that comes by an address: the network, and one press to where to send it. The deposit is started with it; the address is shown with that, or by itself where the provider answers none (C-4.19, C-4.20). */
export function CryptoDeposit({ method, bonus, coupon }: Offered & { method: PaymentMethod }) {
  const services = useServices();
  const showAddress = useRef(() => {});
  const { start, isBusy, problem, dismiss } = useStartDeposit(({ txId, action }) => {
    if (action !== null) services.go(depositStep.follow(String(txId)));
    else showAddress.current();
  });
  const bounds = boundsOf(method.deposit, null, decimalsOf(method.currency));
  const first = toDecimal(firstAmount(bounds), bounds.decimals);
  const amount =
    method.deposit && usualAmount >= method.deposit.minAmount && usualAmount <= method.deposit.maxAmount ? usualAmount : first;
  function choose(network: CryptoNetwork, show: () => void) {
    if (services.isCanvas) return show();
    showAddress.current = show;
    void start({
      id: method.id,
      pspID: method.id,
      amount,
      provider: method.name,
      network: network.code,
      paymentMethod: method.paymentMethod,
      currencyCode: method.currency,
      ...(bonus && { bonusID: bonus.bonusId }),
      ...(coupon && { coupon }),
    });
  }
  return (
    <CashierBody>
      <CryptoAddress coin={method.currency} isBusy={isBusy} onChoose={choose} />
      {problem && <StartProblemDialog problem={problem} currency={method.currency} showsCode onClose={dismiss} />}
    </CashierBody>
  );
}
