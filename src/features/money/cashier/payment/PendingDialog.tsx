import { useQuery } from "@tanstack/react-query";
import { isOver } from "../../../../../schemas/payment_states";
import { useApi, useT } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { ButtonLink } from "../../../../kit/ui/Button";
import { Dialog } from "../../../../kit/ui/Dialog";
import { X } from "../../../../kit/ui/icons";
import { openPaymentsQuery } from "../deposit/deposit_queries";
import { Outcome } from "../parts/Outcome";
import { ArrivedView } from "./Arrived";
import css from "./payment.module.css";
import { useFollowedPayment } from "./use_followed_payment";
import { WaitingView } from "./Waiting";

/** Where somebody lands who says that they have paid: the newest deposit, as it is and as it becomes (C-2.16, C-4.18). */
export default function PendingDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const addressOf = usePageAddress();
  const open = useQuery({ ...openPaymentsQuery({ api: useApi() }), staleTime: 0 });
  const newest = open.data?.payments.find(({ kind }) => kind === "deposit");
  const { data } = useFollowedPayment(newest?.paymentId ?? null);
  const payment = data?.payment ?? newest;
  if (!payment) return null;
  const { state, paymentId } = payment;
  return (
    <Dialog title={t("cashier.pending.title")} closeLabel={t("frame.close")} onClose={onClose}>
      <div className={css.pending}>
        {state === "paid" || state === "partly_paid" ? (
          <ArrivedView payment={payment} />
        ) : isOver(state) ? (
          <Outcome tone="bad" icon={<X size={40} />} title={t(`cashier.declined.${state}`)} text={t("cashier.pending.over")} />
        ) : (
          <WaitingView payment={payment} />
        )}
        <ButtonLink isWide href={`${addressOf("deposit")}?payment=${paymentId}`}>
          {t("cashier.pending.see")}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
